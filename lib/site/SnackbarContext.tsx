import { createContext, useContext } from 'react';

export type SnackbarVariant = 'success' | 'error' | 'warning';

export type EnqueueSnackbar = (text: string, options: { variant: SnackbarVariant }) => void;

export type SnackbarActions = {
  enqueueSnackbar: EnqueueSnackbar;
  /** Loads notistack before there is a message: once the connection is gone it is too late. */
  loadSnackbars: () => void;
};

const nothing = () => undefined;

export const SnackbarContext = createContext<SnackbarActions>({
  enqueueSnackbar: nothing,
  loadSnackbars: nothing,
});

/** Shows a message for two seconds (specification 4.4); notistack itself loads with the first one. */
export const useSnackbar = (): SnackbarActions => useContext(SnackbarContext);
