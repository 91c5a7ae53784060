import { createContext, useContext } from 'react';

export type SnackbarVariant = 'success' | 'error' | 'warning';

export type EnqueueSnackbar = (text: string, options: { variant: SnackbarVariant }) => void;

export const SnackbarContext = createContext<EnqueueSnackbar>(() => undefined);

/** Shows a message for two seconds (specification 4.4); notistack itself loads with the first one. */
export const useSnackbar = () => ({ enqueueSnackbar: useContext(SnackbarContext) });
