import { chatScreen } from "../../../content/app/app-screens.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import ai from "../../../ui/pictures/ia.svg";
import nutritionist from "../../../ui/pictures/nutricionista.svg";
import plate from "../../../ui/pictures/prato.svg";
import trainer from "../../../ui/pictures/treinador.svg";
import styles from "./chat-screen.module.css";
import { Phone } from "./phone.tsx";

export function ChatScreen() {
  return (
    <Phone time={chatScreen.time} description={chatScreen.description}>
      <div className={`${styles.heading} row gap-3`}>
        <span className={styles.faces}>
          {[nutritionist, trainer, ai].map((face) => (
            <span key={face} className={styles.face}>
              <Illustration src={face} shape="portrait" />
            </span>
          ))}
        </span>
        <span>
          <b className={styles.title}>{chatScreen.title}</b>
          <span className={styles.subtitle}>{chatScreen.subtitle}</span>
        </span>
      </div>
      <div className={styles.talk}>
        <p className={styles.day}>{chatScreen.day}</p>
        {chatScreen.before.map((message) => (
          <Message key={message.text} {...message} />
        ))}
        <div className={styles.photo} data-mine>
          <Illustration src={plate} shape="scene" />
        </div>
        {chatScreen.after.map((message) => (
          <Message key={message.text} {...message} />
        ))}
      </div>
      <div className={`${styles.composer} row`}>
        {chatScreen.composer}
        <Icon name="microphone" className={styles.microphone} />
      </div>
    </Phone>
  );
}

function Message({ from, text }: { from: string; text: string }) {
  const isOwn = from === "member";
  return (
    <p className={styles.message} data-mine={isOwn || undefined}>
      {!isOwn && <b className={styles.from}>{from}</b>}
      {text}
    </p>
  );
}
