// What a game gives to the page that tells it once it is over.
import type { Component } from 'svelte';
import type { AnyView } from '../state/views';
import type { TableMessage } from '../wire/schema';
import type { Telling } from './telling';

export interface BoardProps {
  table: TableMessage;
  view: AnyView;
}

export interface Story {
  readonly telling: (table: TableMessage) => Telling;
  /** The board of one moment as a picture that does not move: one <svg>, before a ground of one colour. */
  readonly Board: Component<BoardProps>;
}
