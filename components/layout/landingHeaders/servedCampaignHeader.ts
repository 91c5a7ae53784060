// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./CampaignHeader') | null =
  typeof window === 'undefined' ? require('./CampaignHeader') : null;

/** The bar as the server draws it. Null in the browser. */
export const ServedCampaignHeader = served?.CampaignHeader ?? null;
