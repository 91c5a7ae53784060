/** Bytes that are sent over one connection, and what may come back. */
export type Attack = {
  /** For the report: `long address`, `deep JSON`. */
  family: string;
  /** Latin1: one character, one byte. */
  raw: string;
  /** How many whole requests these bytes are; more answers would mean that one was smuggled in. */
  requests: number;
  /** Without an end, or none that is agreed on: the server may wait for more, or close. */
  isOpenEnded?: boolean;
  /** The one status that is right, where there is one. */
  status?: number;
};

/** Only a request that was hidden inside another asks for it. */
export const HIDDEN_REQUEST = 'GET /api/health/live HTTP/1.1\r\nHost: hidden\r\n\r\n';
export const HIDDEN_ANSWER = '"status":"live"';

type Message = {
  method?: string;
  target?: string;
  /** Without the final line break of each. */
  headers?: readonly string[];
  body?: string;
  /** Leaves the connection open for the next request. */
  isKeepAlive?: boolean;
};

/** One request as it goes over the wire, with a length that is true unless `headers` say another. */
export const toRaw = ({
  method = 'GET',
  target = '/',
  headers = [],
  body = '',
  isKeepAlive = false,
}: Message): string => {
  const has = (name: string) => headers.some((line) => line.toLowerCase().startsWith(name));
  return [
    `${method} ${target} HTTP/1.1`,
    ...(has('host:') ? [] : ['Host: 127.0.0.1']),
    ...(body === '' || has('content-length:') || has('transfer-encoding:')
      ? []
      : [`Content-Length: ${body.length}`]),
    ...headers,
    ...(isKeepAlive ? [] : ['Connection: close']),
    '',
    body,
  ].join('\r\n');
};

/** A text as the bytes of its UTF-8 form. */
export const toBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
