type Settings = Readonly<Record<string, string | undefined>>;

export const REPORT_PATH: string;
export const pagePolicy: (mode: string | undefined, env?: Settings) => string;
export const apiPolicy: () => string;
