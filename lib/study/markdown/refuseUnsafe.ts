import type { Nodes, Root } from 'mdast';

// Our own pages and files, places on the page, and other sites over a safe line.
const isSafeAddress = (address: string): boolean => /^(?:\/(?!\/)|#|https:\/\/)/.test(address);

// Pictures are our own files: the security policy allows no others.
const isOwnPicture = (address: string): boolean => /^\/pictures\/[a-z0-9/-]+\.svg$/.test(address);

const mistakeIn = (node: Nodes): string | null => {
  switch (node.type) {
    case 'html':
      return `raw HTML is not allowed: ${node.value}`;
    case 'link':
    case 'definition':
      return isSafeAddress(node.url) ? null : `this link is not allowed: ${node.url}`;
    case 'image':
      return isOwnPicture(node.url) ? null : `this picture is not one of ours: ${node.url}`;
    case 'imageReference':
      return 'write the address of a picture where the picture stands';
    default:
      return null;
  }
};

const check = (node: Nodes): void => {
  const mistake = mistakeIn(node);
  if (mistake) throw new Error(`Line ${node.position?.start.line ?? '?'}: ${mistake}`);
  if ('children' in node) node.children.forEach(check);
};

/** Throws on what our own texts never need and a page must not carry. */
export const refuseUnsafe = () => (tree: Root) => check(tree);
