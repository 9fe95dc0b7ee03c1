import { type PointerEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../ui/core/icon.tsx";
import styles from "./carousel.module.css";

const SWIPE_PX = 40;
/** Before hydration only the radios know which slide is selected. */
const UNKNOWN = -1;

const radioOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

function onAnyChange(notify: () => void) {
  document.addEventListener("change", notify);
  return () => document.removeEventListener("change", notify);
}

type CarouselProps = {
  label: string;
  /** The ids of the radios, in order; `label` is the slide's short name. */
  slides: readonly { id: string; label: string }[];
  /** Whether the last slide is followed by the first. */
  loop: boolean;
  previous: string;
  next: string;
  className: string | undefined;
  navClassName: string | undefined;
  /** The slides, each after its own `SlideRadio`: CSS shows the one after the checked radio, however many there are. */
  children: ReactNode;
};

/** Built on radios: labels select a slide without scripts, which only add arrows and swiping. */
export function Carousel({ label, slides, loop, previous, next, className, navClassName, children }: CarouselProps) {
  const start = useRef<{ x: number; y: number }>(null);
  const [moved, setMoved] = useState(false);
  const count = slides.length;
  // The DOM is the source of truth: a visitor may have changed the slide before hydration.
  const index = useSyncExternalStore(
    onAnyChange,
    () =>
      Math.max(
        0,
        slides.findIndex(({ id }) => radioOf(id)?.checked),
      ),
    () => UNKNOWN,
  );

  const canMove = (step: 1 | -1) => loop || (index + step >= 0 && index + step < count);
  function move(step: 1 | -1) {
    const slide = canMove(step) && slides[(index + step + count) % count];
    if (!slide) return;
    radioOf(slide.id)?.click();
    setMoved(true);
  }
  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const from = start.current;
    start.current = null;
    const [right, down] = from ? [clientX - from.x, clientY - from.y] : [0, 0];
    if (Math.abs(right) > SWIPE_PX && Math.abs(right) > 2 * Math.abs(down)) move(right < 0 ? 1 : -1);
  }

  return (
    <div
      role="group"
      aria-roledescription="carrossel"
      aria-label={label}
      className={className}
      onPointerDown={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
    >
      {children}
      <div className={`${styles.nav} ${navClassName}`}>
        <span className={styles.arrows}>
          <Arrow name="arrow-left" label={previous} stopped={!canMove(-1)} onClick={() => move(-1)} />
          <Arrow name="arrow-right" label={next} stopped={!canMove(1)} onClick={() => move(1)} />
        </span>
        <span className={styles.names}>
          {slides.map((slide, position) => (
            <label
              key={slide.id}
              htmlFor={slide.id}
              className={styles.name}
              data-chosen={position === index ? "" : undefined}
            >
              {slide.label}
            </label>
          ))}
        </span>
        <span role="status" className="sr-only">
          {moved && `${index + 1} de ${count}: ${slides[index]?.label}`}
        </span>
      </div>
    </div>
  );
}

type SlideRadioProps = { of: string; id: string; checked: boolean };

/** Selects the slide right after it. `of` is the carousel's label. */
export function SlideRadio({ of, id, checked }: SlideRadioProps) {
  return <input id={id} type="radio" name={of} defaultChecked={checked} className={styles.radio} />;
}

type ArrowProps = { name: "arrow-left" | "arrow-right"; label: string; stopped: boolean; onClick: () => void };

/** Stays focusable at an end, so that keyboard users do not lose the focus. */
function Arrow({ name, label, stopped, onClick }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-disabled={stopped} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
