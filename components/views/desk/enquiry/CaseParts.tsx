import { Assignment } from './Assignment';
import { NextCall } from './NextCall';
import type { DeskChangeProps } from './useDeskChange';

/** Who answers the enquiry, and when its parent is called next. */
export const CaseParts = (props: DeskChangeProps) => (
  <>
    <Assignment {...props} />
    {props.enquiry.stage !== 'withdrawn' && <NextCall {...props} />}
  </>
);
