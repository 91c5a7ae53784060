import { DESK_LOGIN_COPY } from '@/data/copy/desk/login';
import type { LoginStep } from '@/lib/desk/loginStep';
import styles from './DeskLoginView.module.scss';

type SetUpProps = NonNullable<Extract<LoginStep, { is: 'code' }>['setUp']>;

/** How an authenticator app comes to show our codes: once, at the first login. */
export const SetUp = ({ secret, uri, qr }: SetUpProps) => (
  <section className={styles.setUp} aria-labelledby="set-up">
    <h2 id="set-up">{DESK_LOGIN_COPY.setUp}</h2>
    <ol>
      {DESK_LOGIN_COPY.setUpHow.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <svg
      className={styles.qr}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={DESK_LOGIN_COPY.qr}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
    {/* The app is on this very telephone, which cannot scan its own screen. */}
    <p>
      <a href={uri} className={styles.open}>
        {DESK_LOGIN_COPY.openApp}
      </a>
    </p>
    <p>
      {DESK_LOGIN_COPY.secret} <code className={styles.secret}>{inGroups(secret)}</code>
    </p>
  </section>
);

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
