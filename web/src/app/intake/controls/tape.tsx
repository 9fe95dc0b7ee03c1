const MARK_PX = 10;
const WIDTH = 600;
const MARKS = WIDTH / MARK_PX;

/** Ten marks to a number. Without `at` the tape is blank: it says nothing about a hidden number. */
export function Tape({ at, perMark = 1 }: { at?: number; perMark?: number }) {
  const position = at === undefined ? 0 : at / perMark;
  const first = Math.floor(position) - MARKS / 2 - 1;
  const marks = Array.from({ length: MARKS + 3 }, (_, index) => first + index);
  const shift = WIDTH / 2 - (position - first) * MARK_PX;
  return (
    <svg viewBox={`0 0 ${WIDTH} 88`} width={WIDTH} height={88} focusable="false">
      <g transform={`translate(${shift} 0)`}>
        {marks.map((mark, index) => (
          <path key={mark} d={`M${index * MARK_PX} 0v${lengthOf(mark)}`} stroke="currentColor" strokeWidth={2} />
        ))}
        {at === undefined
          ? null
          : marks.map((mark, index) =>
              mark % 10 === 0 && mark >= 0 && Math.abs(mark - position) > 3 ? (
                <text key={mark} x={index * MARK_PX} y={74} textAnchor="middle">
                  {Math.round(mark * perMark)}
                </text>
              ) : null,
            )}
      </g>
    </svg>
  );
}

const lengthOf = (mark: number): number => (mark % 10 === 0 ? 26 : mark % 5 === 0 ? 19 : 12);
