export type Reply = {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
};

type Message = {
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

/**
 * A browser without a page: it keeps its cookies from one request to the next, and sends `always`
 * with each of them. `onCookie` hears each Set-Cookie line.
 */
export const createVisitor = (
  url: string,
  always: Record<string, string> = {},
  onCookie: (line: string) => void = () => {},
) => {
  const cookies = new Map<string, string>();

  const send = async (method: string, path: string, message: Message = {}): Promise<Reply> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(message.json !== undefined && { 'Content-Type': 'application/json' }),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...always,
        ...message.headers,
      },
      body: message.form ? new URLSearchParams(message.form) : toText(message.json),
    });
    for (const line of response.headers.getSetCookie()) {
      keep(line);
      onCookie(line);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJson(text) };
  };

  const keep = (line: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };

  return {
    cookies,
    get: (path: string, message?: Message) => send('GET', path, message),
    post: (path: string, json: unknown, headers?: Record<string, string>) =>
      send('POST', path, { json, headers }),
    postForm: (path: string, form: Record<string, string>, headers?: Record<string, string>) =>
      send('POST', path, { form, headers }),
  };
};

export type Visitor = ReturnType<typeof createVisitor>;

const toText = (json: unknown): string | undefined =>
  json === undefined ? undefined : JSON.stringify(json);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
