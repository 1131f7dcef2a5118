'use client';

import type { Editor, Range } from '@tiptap/core';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/admin/kit/icons';
import { Keys } from '@/components/admin/kit/keys';
import { TYPED } from '@/components/admin/kit/shortcuts';
import { article } from '@/content/admin/article';
import type { CommandName } from './article-commands';
import { commandIcons } from './command-icons';
import { highlight, INSERT_GROUPS, INSERT_LIST, type InsertMenu, insertOption } from './insert-menu';
import styles from './insert-menu-popup.module.scss';
import { useBeside } from './use-beside';

const texts = article.insertMenu;

export type InsertMenuPopupProps = {
  editor: Editor;
  menu: InsertMenu;
  onChoose(name: CommandName, typed: Range): void;
};

/** The insert menu's list, below the line with the cursor. */
export function InsertMenuPopup({ editor, menu, onChoose }: InsertMenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { commands, index, isWhole, typed } = menu;
  useBeside(popup, () => editor.view.coordsAtPos(typed.from));

  useLayoutEffect(() => {
    document.getElementById(insertOption(commands[index] ?? 'heading'))?.scrollIntoView({ block: 'nearest' });
  }, [commands, index]);

  const option = (name: CommandName) => (
    <Option
      key={name}
      name={name}
      isHighlighted={name === commands[index]}
      onHighlight={() => highlight(editor.view, commands.indexOf(name))}
      onChoose={() => onChoose(name, typed)}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here only leaves the focus in the text
    <div ref={popup} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={INSERT_LIST}
        role="listbox"
        aria-label={texts.label}
        className={styles.list}
        data-whole={isWhole}
      >
        {isWhole
          ? INSERT_GROUPS.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a list box cannot contain a fieldset
              <div
                key={group.name}
                role="group"
                aria-label={texts.groups[group.name]}
                className={styles.group}
              >
                <p className={styles.name} aria-hidden="true">
                  {texts.groups[group.name]}
                </p>
                {group.commands.map(option)}
              </div>
            ))
          : commands.map(option)}
      </div>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <Keys shortcut="ArrowUp" /> <Keys shortcut="ArrowDown" /> {texts.keys.choose}
        </span>
        <span>
          <Keys shortcut="Enter" /> {texts.keys.insert}
        </span>
        <span>
          <Keys shortcut="Esc" /> {texts.keys.close}
        </span>
        <span className={styles.filter}>{texts.filter}</span>
      </p>
    </div>
  );
}

type OptionProps = {
  name: CommandName;
  isHighlighted: boolean;
  onHighlight(): void;
  onChoose(): void;
};

const markdown: Partial<Record<CommandName, string>> = TYPED;
const descriptions: Partial<Record<CommandName, string>> = texts.descriptions;

function Option({ name, isHighlighted, onHighlight, onChoose }: OptionProps) {
  const typed = markdown[name];
  const description = descriptions[name];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the highlighted option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys
    <div
      id={insertOption(name)}
      role="option"
      aria-selected={isHighlighted}
      className={styles.option}
      onMouseMove={onHighlight}
      onClick={onChoose}
    >
      <Icon path={commandIcons[name]} />
      <span>
        {article.commands[name]} {description && <span className={styles.description}>{description}</span>}
      </span>
      {typed && (
        <span className={styles.typed} aria-hidden="true">
          <Keys shortcut={typed} />
        </span>
      )}
    </div>
  );
}
