import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { scrollToForm } from '@/lib/enquiry/scrollToForm';
import { hasEnquired, noteEnquiry } from './enquired';
import { fetchBrochure } from './fetchBrochure';
import { type BrochureState, NO_BROCHURE, nextBrochure } from './state';

/** Milliseconds (specification section 9). */
const MESSAGE_MS = 10_000;
const RESET_MS = 1_000;

type BrochureActions = {
  /**
   * Asks for the file at an address (specification 4.3). A parent who has enquired in this visit gets
   * it at once, as does one on a page without a form; the others are taken to the form.
   */
  ask: (address: string) => void;
  /** The enquiry is saved: a brochure that was asked for starts, and from now on it needs no form. */
  afterEnquiry: () => void;
};

type Brochure = BrochureState &
  BrochureActions & {
    /** The file that was asked for last. */
    address: string;
  };

const BrochureContext = createContext<Brochure>({
  ...NO_BROCHURE,
  address: '',
  ask: (address) => void fetchBrochure(address),
  afterEnquiry: noteEnquiry,
});

/** Holds the visitor's wish for the brochure, which buttons and the form share. */
export const BrochureProvider = ({ children }: { children: ReactNode }) => {
  const [state, happen] = useReducer(nextBrochure, NO_BROCHURE);
  const [address, setAddress] = useState('');
  // What is true at once, before the next render: the file is fetched once, however fast the presses.
  const wanted = useRef<string | null>(null);
  const isDownloading = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actions = useMemo<BrochureActions>(() => {
    const download = async (address: string) => {
      if (isDownloading.current) return;
      isDownloading.current = true;
      clearTimeout(timer.current);
      happen('download');
      await fetchBrochure(address);
      timer.current = setTimeout(() => {
        isDownloading.current = false;
        wanted.current = null;
        happen('reset');
      }, RESET_MS);
    };

    const request = (address: string) => {
      if (isDownloading.current) return;
      wanted.current = address;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => happen('message-over'), MESSAGE_MS);
      setAddress(address);
      happen('request');
      scrollToForm();
    };

    return {
      ask: (address) => {
        if (hasEnquired() || !document.getElementById('enquire-mobile')) void download(address);
        else request(address);
      },
      afterEnquiry: () => {
        noteEnquiry();
        if (wanted.current !== null) void download(wanted.current);
      },
    };
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  const value = useMemo(() => ({ ...state, ...actions, address }), [state, actions, address]);
  return <BrochureContext value={value}>{children}</BrochureContext>;
};

/** How the visitor's wish for the brochure stands, and what changes it. */
export const useBrochure = (): Brochure => useContext(BrochureContext);
