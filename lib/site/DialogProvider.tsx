import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** A dialog of the site. Opening one closes the other. */
export type DialogRequest =
  | {
      name: 'login';
      /** Whether a new parent goes on to the Sign Up form (specification 4.1, step 6). */
      allowSignup: boolean;
      /** Called once a session with the verified number exists. */
      onVerified?: () => void;
    }
  | { name: 'search' }
  | { name: 'enquire' };

export type DialogActions = {
  openDialog: (request: DialogRequest) => void;
  closeDialog: () => void;
};

const nothing = () => undefined;

// Two contexts, so that a button that opens a dialog does not render again when one opens.
const OpenDialogContext = createContext<DialogRequest | null>(null);
const DialogActionsContext = createContext<DialogActions>({
  openDialog: nothing,
  closeDialog: nothing,
});

/** Knows which dialog is open. Stands once around the site. */
export const DialogProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<DialogRequest | null>(null);
  const actions = useMemo(() => ({ openDialog: setOpen, closeDialog: () => setOpen(null) }), []);
  return (
    <DialogActionsContext value={actions}>
      <OpenDialogContext value={open}>{children}</OpenDialogContext>
    </DialogActionsContext>
  );
};

/** What opens and closes dialogs; the same functions for as long as the site is open. */
export const useDialogs = (): DialogActions => useContext(DialogActionsContext);

export const useOpenDialog = (): DialogRequest | null => useContext(OpenDialogContext);
