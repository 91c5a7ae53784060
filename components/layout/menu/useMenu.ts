import {
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { NO_MENUS, toggleMenu } from '@/lib/chrome/menuState';
import { useRouteChange } from '@/lib/hooks/useRouteChange';

/** The open dropdowns of the menu in `nav`, and what closes them (specification 4.5). */
export const useMenu = (nav: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState(NO_MENUS);
  const [wasShown, setWasShown] = useState(false);

  const closeAll = () => {
    setOpen(NO_MENUS);
    // Browsers without popovers show the menu below the header instead of in a drawer.
    if (nav.current && 'hidePopover' in nav.current) nav.current.hidePopover();
  };

  useRouteChange({ onStart: closeAll });

  const closeFromOutside = useEffectEvent((event: PointerEvent) => {
    if (!isInside(nav.current, event.target)) setOpen(NO_MENUS);
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open.size === 0) return;
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(NO_MENUS);
  });
  const closeForDesktop = useEffectEvent(closeAll);

  useEffect(() => {
    // The drawer opens without scripts, too: perhaps it is open by now.
    if (isShown(nav.current)) setWasShown(true);
  }, [nav]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => closeFromOutside(event);
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    const onTurn = () => closeForDesktop();
    const width = window.matchMedia(DESKTOP);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    width.addEventListener('change', onTurn);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      width.removeEventListener('change', onTurn);
    };
  }, []);

  return {
    open,
    /** Whether the drawer was ever open. */
    wasShown,
    toggle: (key: string) => setOpen((current) => toggleMenu(current, key)),
    /** A panel would hide what has the focus once it leaves the menu. */
    closeOnLeave: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(nav.current, relatedTarget)) setOpen(NO_MENUS);
    },
    followDrawer: ({ newState }: ToggleEvent<HTMLElement>) => {
      if (newState === 'closed') closeAll();
      else setWasShown(true);
    },
  };
};

const DESKTOP = '(min-width: 768px)';

const isShown = (nav: HTMLElement | null): boolean =>
  nav !== null && 'hidePopover' in nav && nav.matches(':popover-open');

const isInside = (nav: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && nav?.contains(target) === true;
