'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { Ref } from 'react';
import { article as texts } from '@/content/admin/article';
import { COMMON_COMMANDS, type Command, OTHER_COMMANDS, TABLE_COMMANDS } from './article-commands';
import styles from './formatting-toolbar.module.scss';
import type { Insertion } from './insert-panel';

export type FormattingToolbarProps = {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  /** The open panel, if any. */
  panel: Insertion['kind'] | null;
  onPanel(panel: Insertion['kind'] | null): void;
};

/** The formatting buttons and, while the cursor is in a table, the table buttons. */
export function FormattingToolbar({ ref, editor, panel, onPanel }: FormattingToolbarProps) {
  const inTable = useEditorState({ editor, selector: (state) => state.editor.isActive('table') });
  return (
    <Toolbar.Root
      ref={ref}
      className={styles.toolbar}
      aria-label={texts.toolbar}
      onKeyDown={({ key }) => {
        if (key === 'Escape') editor.commands.focus();
      }}
    >
      <div className={styles.commands}>
        <CommandButtons editor={editor} commands={COMMON_COMMANDS} />
        {(['link', 'picture'] as const).map((kind) => (
          <Toolbar.Button
            key={kind}
            className={styles.command}
            aria-expanded={panel === kind}
            onClick={() => onPanel(panel === kind ? null : kind)}
          >
            {texts.commands[kind]}
          </Toolbar.Button>
        ))}
        <CommandButtons editor={editor} commands={OTHER_COMMANDS} />
      </div>
      {inTable && (
        <Toolbar.Group className={styles.commands} aria-label={texts.commands.table}>
          <CommandButtons editor={editor} commands={TABLE_COMMANDS} />
        </Toolbar.Group>
      )}
    </Toolbar.Root>
  );
}

type CommandButtonsProps = { editor: Editor; commands: readonly Command[] };

function CommandButtons({ editor, commands }: CommandButtonsProps) {
  return commands.map((command) => <CommandButton key={command.name} editor={editor} {...command} />);
}

function CommandButton({ editor, name, run, isOn }: Command & { editor: Editor }) {
  const pressed = useEditorState({ editor, selector: (state) => isOn?.(state.editor) ?? null });
  return (
    <Toolbar.Button
      className={styles.command}
      aria-pressed={pressed ?? undefined}
      onClick={() => run(editor)}
    >
      {texts.commands[name]}
    </Toolbar.Button>
  );
}
