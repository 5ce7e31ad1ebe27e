// Vigo's rules page: which rule stands in which section, for all languages.
import type { Outline, Words } from '../../../kit/rulePage';

type Art =
  'bay' | 'deck' | 'ships' | 'chest' | `event:${'dolphin' | 'tidal wave' | 'pirate' | 'sailing ship'}`;
type RuleId = `VG-${string}-${number}`;

export const outline = {
  sections: [
    { id: 'about', art: 'bay', rules: [] },
    { id: 'box', art: 'ships', rules: ['VG-MAT-1', 'VG-MAT-2', 'VG-MAT-3'] },
    { id: 'deck', art: 'deck', rules: ['VG-MAT-4'] },
    { id: 'setup', rules: ['VG-SET-1', 'VG-SET-2', 'VG-SET-3'] },
    {
      id: 'turn',
      rules: ['VG-TRN-1', 'VG-TRN-2', 'VG-TRN-3', 'VG-TRN-4', 'VG-TRN-5', 'VG-TRN-6', 'VG-TRN-7'],
    },
    { id: 'dolphin', art: 'event:dolphin', rules: ['VG-EVT-1'] },
    { id: 'tidal wave', art: 'event:tidal wave', rules: ['VG-EVT-2'] },
    { id: 'pirate', art: 'event:pirate', rules: ['VG-EVT-3'] },
    { id: 'sailing ship', art: 'event:sailing ship', rules: ['VG-EVT-4', 'VG-EVT-5'] },
    { id: 'chests', art: 'chest', rules: ['VG-CHE-1', 'VG-CHE-2', 'VG-CHE-6'] },
    { id: 'value', rules: ['VG-CHE-3', 'VG-CHE-4', 'VG-CHE-5'] },
    { id: 'end', rules: ['VG-END-1', 'VG-END-4'] },
    { id: 'points', rules: ['VG-END-2', 'VG-END-3'] },
    { id: 'variant', rules: ['VG-VAR-1'] },
    { id: 'memory', rules: ['VG-INF-1'] },
  ],
  see: {
    'VG-SET-2': ['VG-EVT-4', 'VG-EVT-5'],
    'VG-TRN-1': ['VG-VAR-1'],
    'VG-TRN-3': ['VG-EVT-5'],
    'VG-TRN-6': ['VG-CHE-1'],
    'VG-EVT-3': ['VG-TRN-7', 'VG-VAR-1', 'VG-END-2'],
    'VG-CHE-2': ['VG-CHE-4'],
    'VG-CHE-5': ['VG-CHE-3', 'VG-CHE-4'],
    'VG-END-1': ['VG-EVT-5'],
    'VG-END-4': ['VG-END-2'],
    'VG-VAR-1': ['VG-EVT-5'],
  },
  reconstructed: ['VG-MAT-4', 'VG-CHE-4'],
} as const satisfies Outline<Art, RuleId>;

export type VigoWords = Words<typeof outline>;
