/** What /metrics of a site says now. Throws where it does not answer with figures. */
export const readMetrics = async (
  origin: string,
  headers: Record<string, string> = {},
): Promise<Metrics> => {
  const response = await fetch(`${origin}/metrics`, { headers });
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`);
  const text = await response.text();
  return { text, of: (name) => valueIn(text, name) };
};

export type Metrics = {
  text: string;
  /** The value of a metric with its labels as they are written, such as `store_up`; 0 without one. */
  of: (name: string) => number;
};

const valueIn = (text: string, name: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length + 1));
};
