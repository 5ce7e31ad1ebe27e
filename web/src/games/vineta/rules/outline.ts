// Vineta's rules page: which rule stands in which section, for all languages.
import type { Outline, Words } from '../../../kit/rulePage';
import type { Card } from '../art/names';

type Art = 'island' | 'coast' | 'last' | 'houses' | 'gods' | 'tower' | 'floods' | `card:${Card}`;
type RuleId = `VN-${string}-${number}` | `${'ED' | 'RU'}-${number}`;

export const outline = {
  sections: [
    { id: 'about', art: 'island', rules: ['VN-RND-1'] },
    { id: 'box', art: 'houses', rules: ['VN-MAT-1', 'VN-MAT-2', 'VN-MAT-3', 'VN-MAT-4', 'RU-10'] },
    { id: 'board', art: 'coast', rules: ['VN-MAP-1', 'VN-MAP-2'] },
    {
      id: 'setup',
      art: 'gods',
      rules: ['VN-SET-1', 'VN-SET-2', 'VN-SET-3', 'VN-SET-4', 'VN-SET-5', 'VN-SET-6'],
    },
    {
      id: 'round',
      art: 'tower',
      rules: ['VN-RND-2', 'VN-TRN-1', 'VN-TRN-2', 'VN-TRN-3', 'VN-TRN-4', 'VN-TRN-5', 'RU-9'],
    },
    { id: 'cards', rules: ['VN-ACT-1', 'RU-4', 'RU-5'] },
    { id: 'flood', art: 'floods', rules: ['VN-FLD-1', 'VN-FLD-2', 'RU-1'] },
    { id: 'changing wind', art: 'card:changing wind', rules: ['VN-WND-1', 'VN-WND-2'] },
    { id: 'calm sea', art: 'card:calm sea', rules: ['VN-CLM-1'] },
    { id: 'intervention', art: 'card:intervention', rules: ['VN-INT-1', 'VN-INT-2'] },
    { id: 'one more', art: 'card:one more', rules: ['VN-LEN-1'] },
    { id: 'false hope', art: 'card:false hope', rules: ['VN-HOP-1', 'VN-HOP-2', 'RU-6'] },
    { id: 'rescue', art: 'card:rescue', rules: ['VN-RES-1', 'VN-RES-2'] },
    { id: 'relocation', art: 'card:relocation', rules: ['VN-REL-1'] },
    { id: 'panic', art: 'card:panic', rules: ['VN-PAN-1', 'VN-PAN-2'] },
    { id: 'quarantine', art: 'card:quarantine', rules: ['VN-QUA-1', 'VN-QUA-2', 'RU-7'] },
    {
      id: 'scoring',
      rules: [
        'VN-SCO-1',
        'VN-SCO-7',
        'VN-SCO-2',
        'RU-2',
        'RU-3',
        'VN-SCO-3',
        'VN-SCO-4',
        'VN-SCO-5',
        'VN-SCO-6',
        'RU-8',
      ],
    },
    { id: 'secrets', rules: ['RU-11'] },
    { id: 'end', art: 'last', rules: ['VN-END-1'] },
    { id: 'points', rules: ['VN-END-2', 'VN-END-3', 'VN-END-4', 'VN-END-5'] },
    { id: 'editions', rules: ['ED-1', 'ED-2', 'ED-3', 'ED-4'] },
    { id: 'variant', rules: ['VN-VAR-1'] },
  ],
  see: {
    'VN-RND-2': ['VN-LEN-1', 'VN-SCO-2'],
    'VN-TRN-5': ['ED-2', 'RU-8'],
    'VN-FLD-1': ['VN-MAP-2'],
    'VN-WND-1': ['RU-1'],
    'VN-CLM-1': ['RU-1'],
    'VN-HOP-1': ['RU-5', 'VN-QUA-2'],
    'VN-RES-1': ['RU-5', 'VN-QUA-2'],
    'VN-RES-2': ['RU-6'],
    'VN-REL-1': ['RU-7'],
    'VN-PAN-1': ['RU-5', 'VN-QUA-2'],
    'VN-PAN-2': ['ED-3'],
    'VN-QUA-2': ['VN-SCO-3'],
    'VN-SCO-1': ['RU-1'],
    'VN-SCO-2': ['ED-2'],
    'VN-SCO-3': ['ED-4'],
    'VN-SCO-6': ['RU-8'],
    'VN-END-3': ['ED-1'],
    'ED-1': ['ED-4'],
    'RU-4': ['VN-REL-1'],
    'VN-SET-5': ['VN-VAR-1'],
    'VN-VAR-1': ['VN-SET-5'],
  },
  reconstructed: [],
} as const satisfies Outline<Art, RuleId>;

export type VinetaWords = Words<typeof outline>;
