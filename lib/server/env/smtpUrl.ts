/** A mail server. `user`, `password`: empty where it wants no login. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte on; else it is begun by STARTTLS. */
  isSecure: boolean;
  user: string;
  password: string;
};

const USUAL_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads SMTP_URL: `smtp://user:password@host:587` or `smtps://…`, and nothing behind that. Null: it is none. */
export const parseSmtpUrl = (text: string): SmtpServer | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(text);
  const usualPort = USUAL_PORTS[protocol];
  const isBare = ['', '/'].includes(pathname) && search === '' && hash === '';
  const login = [username, password].map(decode);
  if (usualPort === undefined || hostname === '' || !isBare || login.includes(null)) return null;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usualPort : Number(port),
    isSecure: protocol === 'smtps:',
    user: login[0] ?? '',
    password: login[1] ?? '',
  };
};

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
