/** A code that was sent. Each new `attempt` starts with empty boxes. */
type SentCode = {
  mobile: string;
  challenge: string;
  /** What the school system said of the code it sent. */
  message: string;
  /** When another may be asked for, in milliseconds of the browser's clock. */
  resendAt: number;
  /** When it is too old, by the same clock. */
  endsAt: number;
  attempt: number;
};

export type LoginState =
  | { step: 'mobile'; mobile: string; isSending: boolean; error: string | null }
  | ({ step: 'otp'; isResending: boolean; error: string | null } & SentCode)
  | ({ step: 'verifying' } & SentCode)
  | { step: 'signup' }
  | { step: 'done' };

export type LoginEvent =
  /** The parent wrote something, or wants to send what is no mobile number. */
  | { type: 'noticed'; error: string | null }
  | { type: 'asked'; mobile: string }
  | ({ type: 'sent' } & Omit<SentCode, 'attempt'>)
  | { type: 'entered' }
  | { type: 'refused'; error: string; resendAt?: number }
  | { type: 'changed' }
  | { type: 'accepted'; next: 'signup' | 'done' };

export const startLogin = (mobile: string): StateOf<'mobile'> => ({
  step: 'mobile',
  mobile,
  isSending: false,
  error: null,
});

/** Where the login stands after an event. Answers that arrive too late change nothing. */
export const stepLogin = (state: LoginState, event: LoginEvent): LoginState => {
  switch (state.step) {
    case 'mobile':
      return stepMobile(state, event);
    case 'otp':
      return stepOtp(state, event);
    case 'verifying':
      return stepVerifying(state, event);
    default:
      return state;
  }
};

type StateOf<Step extends LoginState['step']> = Extract<LoginState, { step: Step }>;

const stepMobile = (state: StateOf<'mobile'>, event: LoginEvent): LoginState => {
  switch (event.type) {
    case 'noticed':
      return { ...state, error: event.error };
    case 'asked':
      return { step: 'mobile', mobile: event.mobile, isSending: true, error: null };
    case 'sent':
      return state.isSending && state.mobile === event.mobile ? toOtp(event, 0) : state;
    case 'refused':
      return state.isSending ? { ...state, isSending: false, error: event.error } : state;
    default:
      return state;
  }
};

const stepOtp = (state: StateOf<'otp'>, event: LoginEvent): LoginState => {
  switch (event.type) {
    case 'asked':
      return { ...state, isResending: true, error: null };
    case 'sent':
      return state.isResending && state.mobile === event.mobile
        ? toOtp(event, state.attempt + 1)
        : state;
    case 'entered':
      return { ...toSentCode(state), step: 'verifying' };
    case 'refused':
      return {
        ...state,
        isResending: false,
        error: event.error,
        resendAt: event.resendAt ?? state.resendAt,
      };
    case 'changed':
      return startLogin(state.mobile);
    default:
      return state;
  }
};

const stepVerifying = (state: StateOf<'verifying'>, event: LoginEvent): LoginState => {
  switch (event.type) {
    case 'refused':
      return {
        ...state,
        step: 'otp',
        isResending: false,
        error: event.error,
        attempt: state.attempt + 1,
      };
    case 'accepted':
      return { step: event.next };
    default:
      return state;
  }
};

const toOtp = (sent: Extract<LoginEvent, { type: 'sent' }>, attempt: number): LoginState => ({
  ...toSentCode({ ...sent, attempt }),
  step: 'otp',
  isResending: false,
  error: null,
});

const toSentCode = (sent: SentCode): SentCode => ({
  mobile: sent.mobile,
  challenge: sent.challenge,
  message: sent.message,
  resendAt: sent.resendAt,
  endsAt: sent.endsAt,
  attempt: sent.attempt,
});
