'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { BackLink } from '@/components/admin/kit/back-link';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { useWaited } from '@/components/admin/kit/use-waited';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { admin, saving } from '@/content/admin/texts';
import { Receipt, type ReceiptProps } from './receipt';
import styles from './record-editor.module.scss';

export type EditorBarProps = {
  kind: string;
  title: string;
  /** The record's badges, such as its state. */
  state?: ReactNode;
  /** The last command, and functions to retry and to cancel it. */
  action: Omit<ReceiptProps, 'news'> & { cancel(): void };
  /** Why the action has not started, shown instead of the receipt. */
  news?: string;
  /** The colleagues who have the record open. */
  people?: ReactNode;
  /** The button that shows the preview. */
  view?: ReactNode;
  /** The button that shows the settings. */
  toggle?: ReactNode;
  children: ReactNode;
};

/** A bar with the record's title, actions and results. Keeps the focused element in sight. */
export function EditorBar(props: EditorBarProps) {
  const { kind, title, state, action, news, people, view, toggle, children } = props;
  useViewTitle(title);
  const bar = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  useHeight(bar, '--bars');
  useHeight(told, '--news');
  useFocusInSight(bar, told);
  const waited = useWaited(action.command.is === 'running' ? 'saving' : null);
  const slow = waited !== 'not' && (
    <Notice kind="info">
      <p>{waited === 'long' ? saving.slow : `${saving.now} …`}</p>
      {waited === 'long' && <Button onClick={action.cancel}>{admin.actions.cancel}</Button>}
    </Notice>
  );

  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.row}>
        <BackLink />
        <div className={styles.names}>
          <h1 className={styles.heading}>
            <bdi>{title}</bdi>
          </h1>
          <div className={styles.states}>
            <p className={styles.kind}>{kind}</p>
            {state}
          </div>
        </div>
        <div ref={told} className={styles.news}>
          <Receipt {...action} news={news ? <Notice kind="info">{news}</Notice> : slow} />
        </div>
        {people}
        <div className={styles.actions}>
          {view}
          {children}
          {toggle}
        </div>
      </div>
    </div>
  );
}

/** Sets a custom property of the document to the element's height, for which the style sheet leaves space. */
function useHeight(ref: RefObject<HTMLElement | null>, property: `--${string}`) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property]);
}

/** Whether an element is in the bar, or fully visible between the bar and whatever is at the bottom of the window. */
function isInSight(bar: Element, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const end = window.innerHeight - covered;
  return bar.contains(element) || (top >= bar.getBoundingClientRect().bottom && bottom <= end);
}

const focused = () => {
  const { activeElement, body } = document;
  return activeElement === body ? null : activeElement;
};

/**
 * Keeps the focused element visible when a notice appears above it or a result over it, unless the user has scrolled
 * away. On Tab, shows the whole field, because browsers show only the line with the caret.
 */
function useFocusInSight(ref: RefObject<HTMLElement | null>, results: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = ref.current;
    if (!bar?.parentElement || !results.current) return;
    let wasInSight = true;
    const look = () => {
      const element = focused();
      wasInSight = !element || isInSight(bar, element);
    };
    const show = () => {
      const element = focused();
      if (element && !isInSight(bar, element)) element.scrollIntoView({ block: 'nearest' });
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') show();
    };
    const sizes = new ResizeObserver(() => {
      if (wasInSight) show();
    });
    sizes.observe(bar.parentElement);
    sizes.observe(results.current);
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [ref, results]);
}
