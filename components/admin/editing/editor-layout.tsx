'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/admin/kit/button';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { editors } from '@/content/admin/editors';
import { admin } from '@/content/admin/texts';
import { isComposing } from '@/lib/elements/composing';
import { EditorBar, type EditorBarProps } from './editor-bar';
import styles from './record-editor.module.scss';
import { useInspector } from './use-inspector';

export type Pane = 'form' | 'preview';

/** A field to show and to give focus, such as one that failed a check. */
export type Sought = { field: string };

export type EditorLayoutProps = Omit<EditorBarProps, 'view' | 'toggle' | 'children'> & {
  /** The view in place of the sheet. */
  pane?: Pane;
  onPane?(pane: Pane): void;
  /** The main buttons. */
  buttons: ReactNode;
  /** A dialog, if a question is open. */
  question?: ReactNode;
  /** The form: the record's text, and notices about it. */
  sheet: ReactNode;
  preview?: ReactNode;
  /** The groups of settings beside the sheet. */
  inspector?: ReactNode;
  /** The number of attempts to save. After a failed attempt, the first field with an error gets focus. */
  attempts: number;
  sought?: Sought | null;
};

const INSPECTOR = 'inspector';

/** An editor: a bar, the sheet or its preview, and the settings. */
export function EditorLayout(props: EditorLayoutProps) {
  const {
    pane = 'form',
    onPane,
    buttons,
    question,
    sheet,
    preview,
    inspector,
    attempts,
    sought,
    ...bar
  } = props;
  const { isOpen, isModal, isWide, show } = useInspector();
  const desk = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const settings = useRef<HTMLElement>(null);
  // Settings over the sheet get focus, so that Escape closes them.
  useEffect(() => {
    if (isOpen && !isWide) settings.current?.focus();
  }, [isOpen, isWide]);
  const findError = () => desk.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  useShownField(attempts, findError, isOpen, show);
  const findSought = () => sought && desk.current?.querySelector<HTMLElement>(controlOf(sought));
  useShownField(sought, findSought, isOpen, show);
  const isPreview = pane === 'preview' && preview !== undefined;
  const previewButton = (className?: string) =>
    preview && (
      <Button
        kind="quiet"
        className={className}
        aria-pressed={isPreview}
        onClick={() => {
          onPane?.(isPreview ? 'form' : 'preview');
          window.scrollTo(0, 0);
          if (isModal) show(false);
        }}
      >
        <Icon path={editorIcons.preview} />
        <span>{admin.preview.label}</span>
      </Button>
    );

  function close() {
    show(false);
    toggle.current?.focus();
  }

  return (
    <>
      <EditorBar
        {...bar}
        view={previewButton(styles.view)}
        toggle={
          inspector && (
            <button
              ref={toggle}
              type="button"
              className={styles.toggle}
              aria-label={editors.inspector}
              title={`${editors.inspector} (Ctrl+.)`}
              aria-keyshortcuts="Control+."
              aria-expanded={isOpen}
              aria-controls={INSPECTOR}
              onClick={() => show(!isOpen)}
            >
              <Icon path={editorIcons.panel} />
            </button>
          )
        }
      >
        {buttons}
      </EditorBar>
      {question}
      <div ref={desk} className={styles.desk} data-beside={Boolean(inspector) && isOpen}>
        <div className={styles.work} inert={isModal}>
          {isPreview && (
            <section className={styles.preview} aria-label={admin.preview.label}>
              <Button small onClick={() => onPane?.('form')}>
                {admin.preview.form}
              </Button>
              {preview}
            </section>
          )}
          <div className={styles.sheet} hidden={isPreview}>
            {sheet}
          </div>
        </div>
        {isModal && <div className={styles.scrim} onPointerDown={close} />}
        {inspector && (
          <aside
            ref={settings}
            id={INSPECTOR}
            tabIndex={-1}
            className={styles.inspector}
            aria-label={editors.inspector}
            hidden={!isOpen}
            onKeyDown={(event) => {
              if (
                event.key !== 'Escape' ||
                isWide ||
                event.defaultPrevented ||
                isComposing(event.nativeEvent)
              )
                return;
              // A dialog opened from here handles its own keys.
              if (event.currentTarget.contains(event.target as Node)) close();
            }}
          >
            {isModal && <div className={styles.views}>{previewButton(styles.view)}</div>}
            {inspector}
          </aside>
        )}
      </div>
    </>
  );
}

const controlOf = ({ field }: Sought) =>
  ['input', 'textarea', 'select', '[contenteditable="true"]']
    .map((control) => `[data-field="${field}"] ${control}`)
    .join(', ');

/**
 * Gives focus to a field, wherever it is, each time the reason to do so changes. For example, after a failed attempt to
 * save, the first field with an error gets focus.
 */
function useShownField(
  reason: unknown,
  find: () => HTMLElement | null | undefined,
  isOpen: boolean,
  show: (isOpen: boolean) => void,
) {
  const handled = useRef(reason);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each reason, and again once the inspector is open
  useEffect(() => {
    if (handled.current === reason) return;
    const field = find();
    if (field?.closest(`#${INSPECTOR}`) && !isOpen) return show(true);
    handled.current = reason;
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [reason, isOpen]);
}
