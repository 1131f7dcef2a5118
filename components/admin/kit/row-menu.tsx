'use client';

import { Menu } from '@base-ui/react/menu';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useState } from 'react';
import { lists } from '@/content/admin/lists';
import { editorIcons } from './editor-icons';
import { Icon } from './icons';
import styles from './row-menu.module.scss';

export type RowMenuProps = {
  /** The title of the record that the actions apply to. */
  title: string;
  busy?: boolean;
  /** Whether the menu's button is joined to the main button before it. */
  isSplit?: boolean;
  /** Receives the menu's button, so that focus can return to it. */
  trigger?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** Menus open in the main landmark, because content outside landmarks is hard to find with a screen reader. */
const main: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main');
  },
};

/** A button that opens a menu of one row's actions. */
export function RowMenu({ title, busy = false, isSplit = false, trigger, children }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // The button is not disabled while busy, because a disabled button could not regain focus after an action.
    <Menu.Root open={isOpen} onOpenChange={(next) => setIsOpen(next && !busy)}>
      <Menu.Trigger
        ref={trigger}
        className={isSplit ? styles.split : styles.trigger}
        aria-disabled={busy}
        aria-label={`${lists.rowActions}: ${title}`}
      >
        {isSplit ? <Icon path={editorIcons.down} /> : <Dots />}
      </Menu.Trigger>
      <Menu.Portal container={main}>
        <Menu.Positioner align="end" sideOffset={4} className={styles.positioner}>
          <Menu.Popup className={styles.popup}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const Dots = () => (
  <svg className={styles.dots} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="4" cy="10" r="1.6" />
    <circle cx="10" cy="10" r="1.6" />
    <circle cx="16" cy="10" r="1.6" />
  </svg>
);

export type MenuActionProps = {
  danger?: boolean;
  /** The reason if the action is not allowed. The item shows this reason and does nothing. */
  refused?: string | undefined;
  onChoose(): void;
  children: ReactNode;
};

export function MenuAction({ danger = false, refused, onChoose, children }: MenuActionProps) {
  return (
    <Menu.Item
      className={clsx(styles.item, danger && styles.danger)}
      disabled={refused !== undefined}
      title={refused}
      onClick={onChoose}
    >
      {children}
    </Menu.Item>
  );
}

export type MenuLinkProps = { href: string; newTab?: boolean; children: ReactNode };

export function MenuLink({ href, newTab = false, children }: MenuLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Menu.LinkItem {...tab} className={styles.item} href={href}>
      {children}
    </Menu.LinkItem>
  );
}
