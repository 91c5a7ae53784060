import type { EnquiryProgress } from '@/lib/enquiry/progress';
import { type EnquiryVisit, ProgressView } from './ProgressView';
import { type TrackState, TrackView } from './TrackView';

type EnquiryViewProps =
  | { progress: EnquiryProgress; visit: EnquiryVisit | null }
  /** Nobody knows the reference of the address, or it was not looked up. */
  | { progress: null; state: TrackState };

/** The page of a reference: how the enquiry stands, or help with a reference that is wrong. */
export const EnquiryView = (props: EnquiryViewProps) =>
  props.progress ? (
    <ProgressView key={props.progress.reference} progress={props.progress} visit={props.visit} />
  ) : (
    <TrackView state={props.state} />
  );
