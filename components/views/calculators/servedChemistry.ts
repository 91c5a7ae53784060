// The build drops the branch that it cannot reach, and the module with it.
const served: typeof import('./ChemistryTool') | null =
  typeof window === 'undefined' ? require('./ChemistryTool') : null;

/** A calculator as the server draws it. Null in the browser, where it comes with the first touch. */
export const ServedChemistryTool = served?.ChemistryTool ?? null;
