'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { keyNames } from '@/components/admin/kit/shortcuts';
import { article as texts } from '@/content/admin/article';
import { COMMANDS, type CommandName, keysOf, runCommand, TABLE_TOOLBAR, TOOLBAR } from './article-commands';
import { commandIcons } from './command-icons';
import styles from './formatting-toolbar.module.scss';
import { openInsertMenu } from './insert-menu';
import type { Insertion } from './insert-panel';
import { useToolbarPlace } from './use-toolbar-place';

type Panel = Insertion['kind'] | null;

export type FormattingToolbarProps = {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  /** Whether the text or the toolbar has the focus. */
  hasFocus: boolean;
  /** The open panel, if any. */
  panel: Panel;
  onPanel(panel: Panel): void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The buttons that format the text or, while the cursor is in a table, the table and its text. */
export function FormattingToolbar(props: FormattingToolbarProps) {
  const { ref, editor, hasFocus, panel, onPanel, children } = props;
  const place = useToolbarPlace(editor, ref, hasFocus && !panel);
  const inTable = useEditorState({ editor, selector: (state) => state.editor.isActive('table') });
  // Shows the table buttons, which come first.
  useEffect(() => {
    if (ref.current && inTable) ref.current.scrollLeft = 0;
  }, [ref, inTable]);
  return (
    <div className={styles.line} data-place={place}>
      <Toolbar.Root
        ref={ref}
        className={styles.toolbar}
        aria-label={texts.toolbar}
        // The text keeps the focus, and phones their keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={({ key }) => {
          if (key === 'Escape') editor.view.focus();
        }}
      >
        <div className={styles.commands}>
          <Toolbar.Button
            className={styles.command}
            aria-label={texts.insertMenu.open}
            title={`${texts.insertMenu.open} (/)`}
            onClick={() => openInsertMenu(editor.view)}
          >
            <Icon path={editorIcons.add} />
          </Toolbar.Button>
          {(inTable ? TABLE_TOOLBAR : TOOLBAR).map((name) => (
            <CommandButton key={name} editor={editor} name={name} panel={panel} onPanel={onPanel} />
          ))}
          {children}
        </div>
        {place === 'keyboard' && (
          <Toolbar.Button
            className={clsx(styles.command, styles.end)}
            aria-label={texts.hideKeyboard}
            title={texts.hideKeyboard}
            onClick={() => editor.view.dom.blur()}
          >
            <Icon path={editorIcons.keyboard} />
          </Toolbar.Button>
        )}
      </Toolbar.Root>
    </div>
  );
}

type CommandButtonProps = Omit<FormattingToolbarProps, 'ref' | 'hasFocus' | 'children'> & {
  name: CommandName;
};

/** A button with an icon. Its tooltip shows its name and keys. */
function CommandButton({ editor, name, panel: open, onPanel }: CommandButtonProps) {
  const { isOn, panel } = COMMANDS[name];
  const keys = keysOf(name);
  const pressed = useEditorState({ editor, selector: (state) => isOn?.(state.editor) ?? null });
  const label = texts.commands[name];
  return (
    <Toolbar.Button
      className={styles.command}
      aria-label={label}
      title={keys ? `${label} (${keyNames(keys).join('+')})` : label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed ?? undefined}
      aria-expanded={panel && panel === open}
      onClick={() => {
        if (panel) onPanel(panel === open ? null : panel);
        else {
          runCommand(editor, name, onPanel);
          // Tiptap focuses the text in the next frame, and keys pressed before it would be lost.
          editor.view.focus();
        }
      }}
    >
      <Icon path={commandIcons[name]} />
    </Toolbar.Button>
  );
}
