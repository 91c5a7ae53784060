type Press = {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
};

/** A press that means "take me there, in this tab". */
export const isPlainPress = (press: Press): boolean =>
  press.button === 0 &&
  !press.altKey &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.shiftKey &&
  !press.defaultPrevented;
