/** With fewer recovery codes than this somebody is asked to make new ones. */
export const FEW_RECOVERY_CODES = 3;
