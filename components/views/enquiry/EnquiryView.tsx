import type { EnquiryProgress } from '@/lib/enquiry/progress';
import { ProgressView } from './ProgressView';
import { type TrackState, TrackView } from './TrackView';

type EnquiryViewProps =
  | { progress: EnquiryProgress }
  /** Nobody knows the reference of the address, or it was not looked up. */
  | { progress: null; state: TrackState };

/** The page of a reference: how the enquiry stands, or help with a reference that is wrong. */
export const EnquiryView = (props: EnquiryViewProps) =>
  props.progress ? <ProgressView progress={props.progress} /> : <TrackView state={props.state} />;
