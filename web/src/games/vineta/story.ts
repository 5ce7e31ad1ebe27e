// Vineta told once it is over.
import type { Story } from '../../kit/story';
import { tellingOf } from './telling';
import VinetaBoard from './VinetaBoard.svelte';

export const story: Story = { telling: tellingOf, Board: VinetaBoard };
