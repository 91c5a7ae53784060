type Option = { value: string; label: string };

/** Places and classes to choose from. */
export type PlaceLists = {
  cities: Option[];
  branches: (Option & { city: string })[];
  grades: Option[];
};

/** What somebody at the desk may narrow the inbox to. */
export type InboxLists = PlaceLists & {
  /** Which links have brought enquiries. */
  sources: Option[];
};
