export type Header = { key: string; value: string };

export const securityHeaders: (
  mode: string | undefined,
  env?: Readonly<Record<string, string | undefined>>,
) => Header[];
