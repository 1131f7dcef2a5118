/**
 * Allows hex colours, and px and rem for spacing and sizes, only in `styles`. Forbids the listed physical properties
 * everywhere.
 */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['.next*/**', 'node_modules/**', 'coverage/**'],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Class names must be camelCase, because components read them as properties' },
    ],
    'declaration-no-important': true,
    'color-no-hex': [true, { message: 'Use color(role) instead of a hex colour' }],
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'scss/dollar-variable-pattern': null,
    'custom-property-pattern': null,
    'declaration-property-value-no-unknown': null,
    'scss/at-rule-no-unknown': true,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-range-notation': null,
    'property-disallowed-list': [
      [
        'margin-left',
        'margin-right',
        'padding-left',
        'padding-right',
        'left',
        'right',
        'width',
        'height',
        'min-width',
        'max-width',
        'min-height',
        'max-height',
        'text-align-left',
      ],
      { message: 'Use the logical property instead' },
    ],
    'declaration-property-unit-disallowed-list': [
      {
        '/^(margin|padding|gap|font-size|border-radius|inset|row-gap|column-gap|inline-size|block-size)/': [
          'px',
          'rem',
        ],
      },
      { message: 'Use space(), size(), radius() or the text mixin instead of px and rem' },
    ],
  },
  overrides: [
    {
      files: ['styles/**/*.scss'],
      rules: {
        'color-no-hex': null,
        'selector-class-pattern': null,
        'declaration-property-unit-disallowed-list': null,
      },
    },
  ],
};
