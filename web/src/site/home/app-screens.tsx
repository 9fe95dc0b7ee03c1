import { chatScreen, workoutScreen } from "../../content/app-screens.ts";
import { Carousel } from "../carousel.tsx";
import styles from "./app-screens.module.css";
import { ChatScreen } from "./chat-screen.tsx";
import { WorkoutScreen } from "./workout-screen.tsx";

const screens = [
  { id: "screen-chat", label: chatScreen.label, Screen: ChatScreen },
  { id: "screen-workout", label: workoutScreen.label, Screen: WorkoutScreen },
] as const;

/** Two screens of the app, one in front of the other. */
export function AppScreens() {
  return (
    <Carousel
      label="Telas do aplicativo"
      slides={screens}
      loop={false}
      previous="Tela anterior"
      next="Próxima tela"
      className={styles.carousel}
      navClassName={styles.nav}
    >
      <div className={styles.stage}>
        {screens.map(({ id, Screen }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} de ${screens.length}`}
            className={styles.slide}
          >
            <Screen />
          </div>
        ))}
      </div>
    </Carousel>
  );
}
