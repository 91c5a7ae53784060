/** How a wish for the brochure stands (specification section 3). */
export type BrochureState = {
  /** The parent has asked for it and not got it yet. */
  isRequested: boolean;
  /** The message near the form is on view. */
  isMessageShown: boolean;
  isDownloading: boolean;
};

export type BrochureEvent = 'request' | 'message-over' | 'download' | 'reset';

export const NO_BROCHURE: BrochureState = {
  isRequested: false,
  isMessageShown: false,
  isDownloading: false,
};

/** The next state. While the file is on its way, a new wish changes nothing. */
export const nextBrochure = (state: BrochureState, event: BrochureEvent): BrochureState => {
  switch (event) {
    case 'request':
      return state.isDownloading
        ? state
        : { ...NO_BROCHURE, isRequested: true, isMessageShown: true };
    case 'message-over':
      return { ...state, isMessageShown: false };
    case 'download':
      return { isRequested: true, isMessageShown: false, isDownloading: true };
    case 'reset':
      return NO_BROCHURE;
  }
};
