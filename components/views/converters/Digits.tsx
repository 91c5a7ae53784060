import { Fragment } from 'react';

/** A number that may go on in the next line after a comma, where a phone is narrow. */
export const Digits = ({ text }: { text: string }) =>
  text.split(/(?<=,)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of digits repeat
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
