import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';

/**
 * A dialog of the site. Opening one closes the others, with one exception: a login that the enquiry
 * dialog asks for stands on top of it, so that the parent comes back to the enquiry.
 */
export type DialogRequest =
  | {
      name: 'login';
      /** Filled in for the parent, 10 digits. */
      mobile?: string;
      /** Whether a new parent goes on to the Sign Up form (specification 4.1, step 6). */
      allowSignup: boolean;
      /** Called once a session with the verified number exists. */
      onVerified?: () => void;
    }
  | { name: 'search' }
  | { name: 'enquire' };

/** The open dialogs, the last one on top. */
export type OpenDialogs = readonly DialogRequest[];

export type DialogActions = {
  openDialog: (request: DialogRequest) => void;
  /** Closes the dialog on top. */
  closeDialog: () => void;
  closeAllDialogs: () => void;
};

type Change = DialogRequest | 'close' | 'closeAll';

const NONE: OpenDialogs = [];

const changeDialogs = (open: OpenDialogs, change: Change): OpenDialogs => {
  if (change === 'close') return open.slice(0, -1);
  if (change === 'closeAll') return NONE;
  const isForEnquiry = change.name === 'login' && open.at(-1)?.name === 'enquire';
  return isForEnquiry ? [...open, change] : [change];
};

const nothing = () => undefined;

// Two contexts, so that a button that opens a dialog does not render again when one opens.
const OpenDialogsContext = createContext<OpenDialogs>(NONE);
const DialogActionsContext = createContext<DialogActions>({
  openDialog: nothing,
  closeDialog: nothing,
  closeAllDialogs: nothing,
});

/** Knows which dialogs are open. Stands once around the site. */
export const DialogProvider = ({ children }: { children: ReactNode }) => {
  const [open, change] = useReducer(changeDialogs, NONE);
  const actions = useMemo(
    () => ({
      openDialog: change,
      closeDialog: () => change('close'),
      closeAllDialogs: () => change('closeAll'),
    }),
    [],
  );
  return (
    <DialogActionsContext value={actions}>
      <OpenDialogsContext value={open}>{children}</OpenDialogsContext>
    </DialogActionsContext>
  );
};

/** What opens and closes dialogs; the same functions for as long as the site is open. */
export const useDialogs = (): DialogActions => useContext(DialogActionsContext);

export const useOpenDialogs = (): OpenDialogs => useContext(OpenDialogsContext);
