/** What must not be found anywhere but where it belongs. */
export type CanaryKind = 'mobile' | 'name' | 'child' | 'e-mail' | 'code' | 'token';

export type Canary = { kind: CanaryKind; value: string };

/** A parent whose every word is unmistakable. */
export const PARENT = {
  mobile: '9731864205',
  parent_name: 'Zephyrina Quillfeather',
  child_name: 'Xanthippe Quillfeather',
  email: 'zephyrina.q@canary.example',
};

/** Typed by hand: no school system ever sent it. */
export const TYPED_CODE = '739164';
export const FORGED_TOKEN = 'canary_token_5Vh2kQ9xRwT7';

export const CANARIES: Canary[] = [
  { kind: 'mobile', value: PARENT.mobile },
  { kind: 'name', value: PARENT.parent_name },
  { kind: 'child', value: PARENT.child_name },
  { kind: 'e-mail', value: PARENT.email },
  { kind: 'code', value: TYPED_CODE },
  { kind: 'token', value: FORGED_TOKEN },
];
