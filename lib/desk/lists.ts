type Option = { value: string; label: string };

/** What somebody at the desk may narrow the inbox to. */
export type InboxLists = {
  cities: Option[];
  branches: (Option & { city: string })[];
  grades: Option[];
};
