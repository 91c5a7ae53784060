export type Header = { key: string; value: string };

type Settings = Readonly<Record<string, string | undefined>>;

export const baseHeaders: (env?: Settings) => Header[];

export const headerRules: (
  mode: string | undefined,
  env?: Settings,
) => { source: string; headers: Header[] }[];
