import { Fragment } from "react";
import { screenNames } from "../../../content/app/app-screens.ts";
import { Carousel, SlideRadio } from "../../../shell/carousel.tsx";
import { ServerOnly } from "../../../shell/server-only.tsx";
import styles from "./app-screens.module.css";
import { ChatScreen } from "./chat-screen.tsx";
import { WorkoutScreen } from "./workout-screen.tsx";

const LABEL = "Telas do aplicativo";
const screens = [
  { id: "screen-chat", label: screenNames.chat },
  { id: "screen-workout", label: screenNames.workout },
] as const;

/** Two screens of the app, one in front of the other. */
export function AppScreens() {
  return (
    <Carousel
      label={LABEL}
      slides={screens}
      loop={false}
      previous="Tela anterior"
      next="Próxima tela"
      className={styles.carousel}
      navClassName={styles.nav}
    >
      <ServerOnly name="app-screens" className={styles.stage}>
        {import.meta.env.SSR || import.meta.env.DEV ? <Slides /> : null}
      </ServerOnly>
    </Carousel>
  );
}

function Slides() {
  const components = { "screen-chat": ChatScreen, "screen-workout": WorkoutScreen };
  return screens.map(({ id }, index) => {
    const Screen = components[id];
    return (
      <Fragment key={id}>
        <SlideRadio of={LABEL} id={id} checked={index === 0} />
        <div
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} de ${screens.length}`}
          className={styles.slide}
        >
          <Screen />
        </div>
      </Fragment>
    );
  });
}
