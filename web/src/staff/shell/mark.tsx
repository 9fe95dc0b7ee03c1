/** The first letter of the logo, with its plumb bob. Named by the link around it. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 -560 590 990" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M38 14 38 -329 38 -526H169L166 -361H173Q185 -422 208 -461Q230 -501 265 -520Q300 -540 348 -540Q409 -540 453 -509Q497 -478 520 -416Q544 -355 544 -265Q544 -169 518 -107Q492 -45 448 -16Q404 14 348 14Q302 14 266 -6Q231 -26 208 -67Q186 -108 177 -169L168 -168Q173 -136 177 -104Q181 -71 183 -41Q186 -11 186 14ZM294 -109Q328 -109 350 -129Q372 -150 383 -184Q394 -219 394 -260Q394 -303 383 -338Q371 -372 349 -392Q327 -413 294 -413Q271 -413 251 -403Q231 -392 217 -373Q202 -354 193 -326Q185 -299 185 -263V-256Q185 -228 190 -205Q196 -183 206 -165Q216 -147 230 -134Q244 -121 260 -115Q276 -109 294 -109Z"
      />
      <path fill="var(--plumb-bob)" d="M112 408C86 326 38 262 38 164V58H112Z" />
      <path fill="var(--plumb-bob-shade)" d="M112 408C138 326 186 262 186 164V58H112Z" />
    </svg>
  );
}
