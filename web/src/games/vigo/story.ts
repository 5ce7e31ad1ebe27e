// Vigo told once it is over.
import type { Story } from '../../kit/story';
import { tellingOf } from './telling';
import VigoBoard from './VigoBoard.svelte';

export const story: Story = { telling: tellingOf, Board: VigoBoard };
