/** An e-mail as it is sent. `text` and `html` say the same. */
export type Mail = {
  /** The same each time that it is tried: a mailbox can tell that it has it already. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Resolves when the other side has taken it. */
export type SendMail = (mail: Mail) => Promise<void>;
