import type { ServerResponse } from 'node:http';

export const createBaseHeaders: (
  env: Readonly<Record<string, string | undefined>>,
) => (res: ServerResponse) => void;
