// Printed by `springtide schema`; `make schema` writes it anew. Not to be changed by hand.
import type { Mover, Seat, Viewer } from '../../wire/schema';

/** Every card there can be, in parts. */
export const cards = {
  dolphin: { event: 'dolphin' },
  'tidal wave': { event: 'tidal wave' },
  pirate: { event: 'pirate' },
  'sailing ship': { event: 'sailing ship' },
  'red left lid': { shape: 'left lid', colour: 'red' },
  'red left lid chalice': { shape: 'left lid', colour: 'red', mark: 'chalice' },
  'red left lid chain': { shape: 'left lid', colour: 'red', mark: 'chain' },
  'red left lid crown': { shape: 'left lid', colour: 'red', mark: 'crown' },
  'red left lid diamond': { shape: 'left lid', colour: 'red', mark: 'diamond' },
  'red left lid coin': { shape: 'left lid', colour: 'red', mark: 'coin' },
  'red left lid ring': { shape: 'left lid', colour: 'red', mark: 'ring' },
  'blue left lid': { shape: 'left lid', colour: 'blue' },
  'blue left lid chalice': { shape: 'left lid', colour: 'blue', mark: 'chalice' },
  'blue left lid chain': { shape: 'left lid', colour: 'blue', mark: 'chain' },
  'blue left lid crown': { shape: 'left lid', colour: 'blue', mark: 'crown' },
  'blue left lid diamond': { shape: 'left lid', colour: 'blue', mark: 'diamond' },
  'blue left lid coin': { shape: 'left lid', colour: 'blue', mark: 'coin' },
  'blue left lid ring': { shape: 'left lid', colour: 'blue', mark: 'ring' },
  'green left lid': { shape: 'left lid', colour: 'green' },
  'green left lid chalice': { shape: 'left lid', colour: 'green', mark: 'chalice' },
  'green left lid chain': { shape: 'left lid', colour: 'green', mark: 'chain' },
  'green left lid crown': { shape: 'left lid', colour: 'green', mark: 'crown' },
  'green left lid diamond': { shape: 'left lid', colour: 'green', mark: 'diamond' },
  'green left lid coin': { shape: 'left lid', colour: 'green', mark: 'coin' },
  'green left lid ring': { shape: 'left lid', colour: 'green', mark: 'ring' },
  'yellow left lid': { shape: 'left lid', colour: 'yellow' },
  'yellow left lid chalice': { shape: 'left lid', colour: 'yellow', mark: 'chalice' },
  'yellow left lid chain': { shape: 'left lid', colour: 'yellow', mark: 'chain' },
  'yellow left lid crown': { shape: 'left lid', colour: 'yellow', mark: 'crown' },
  'yellow left lid diamond': { shape: 'left lid', colour: 'yellow', mark: 'diamond' },
  'yellow left lid coin': { shape: 'left lid', colour: 'yellow', mark: 'coin' },
  'yellow left lid ring': { shape: 'left lid', colour: 'yellow', mark: 'ring' },
  'violet left lid': { shape: 'left lid', colour: 'violet' },
  'violet left lid chalice': { shape: 'left lid', colour: 'violet', mark: 'chalice' },
  'violet left lid chain': { shape: 'left lid', colour: 'violet', mark: 'chain' },
  'violet left lid crown': { shape: 'left lid', colour: 'violet', mark: 'crown' },
  'violet left lid diamond': { shape: 'left lid', colour: 'violet', mark: 'diamond' },
  'violet left lid coin': { shape: 'left lid', colour: 'violet', mark: 'coin' },
  'violet left lid ring': { shape: 'left lid', colour: 'violet', mark: 'ring' },
  'white left lid': { shape: 'left lid', colour: 'white' },
  'white left lid chalice': { shape: 'left lid', colour: 'white', mark: 'chalice' },
  'white left lid chain': { shape: 'left lid', colour: 'white', mark: 'chain' },
  'white left lid crown': { shape: 'left lid', colour: 'white', mark: 'crown' },
  'white left lid diamond': { shape: 'left lid', colour: 'white', mark: 'diamond' },
  'white left lid coin': { shape: 'left lid', colour: 'white', mark: 'coin' },
  'white left lid ring': { shape: 'left lid', colour: 'white', mark: 'ring' },
  'brown left lid': { shape: 'left lid', colour: 'brown' },
  'brown left lid chalice': { shape: 'left lid', colour: 'brown', mark: 'chalice' },
  'brown left lid chain': { shape: 'left lid', colour: 'brown', mark: 'chain' },
  'brown left lid crown': { shape: 'left lid', colour: 'brown', mark: 'crown' },
  'brown left lid diamond': { shape: 'left lid', colour: 'brown', mark: 'diamond' },
  'brown left lid coin': { shape: 'left lid', colour: 'brown', mark: 'coin' },
  'brown left lid ring': { shape: 'left lid', colour: 'brown', mark: 'ring' },
  'red right lid': { shape: 'right lid', colour: 'red' },
  'red right lid chalice': { shape: 'right lid', colour: 'red', mark: 'chalice' },
  'red right lid chain': { shape: 'right lid', colour: 'red', mark: 'chain' },
  'red right lid crown': { shape: 'right lid', colour: 'red', mark: 'crown' },
  'red right lid diamond': { shape: 'right lid', colour: 'red', mark: 'diamond' },
  'red right lid coin': { shape: 'right lid', colour: 'red', mark: 'coin' },
  'red right lid ring': { shape: 'right lid', colour: 'red', mark: 'ring' },
  'blue right lid': { shape: 'right lid', colour: 'blue' },
  'blue right lid chalice': { shape: 'right lid', colour: 'blue', mark: 'chalice' },
  'blue right lid chain': { shape: 'right lid', colour: 'blue', mark: 'chain' },
  'blue right lid crown': { shape: 'right lid', colour: 'blue', mark: 'crown' },
  'blue right lid diamond': { shape: 'right lid', colour: 'blue', mark: 'diamond' },
  'blue right lid coin': { shape: 'right lid', colour: 'blue', mark: 'coin' },
  'blue right lid ring': { shape: 'right lid', colour: 'blue', mark: 'ring' },
  'green right lid': { shape: 'right lid', colour: 'green' },
  'green right lid chalice': { shape: 'right lid', colour: 'green', mark: 'chalice' },
  'green right lid chain': { shape: 'right lid', colour: 'green', mark: 'chain' },
  'green right lid crown': { shape: 'right lid', colour: 'green', mark: 'crown' },
  'green right lid diamond': { shape: 'right lid', colour: 'green', mark: 'diamond' },
  'green right lid coin': { shape: 'right lid', colour: 'green', mark: 'coin' },
  'green right lid ring': { shape: 'right lid', colour: 'green', mark: 'ring' },
  'yellow right lid': { shape: 'right lid', colour: 'yellow' },
  'yellow right lid chalice': { shape: 'right lid', colour: 'yellow', mark: 'chalice' },
  'yellow right lid chain': { shape: 'right lid', colour: 'yellow', mark: 'chain' },
  'yellow right lid crown': { shape: 'right lid', colour: 'yellow', mark: 'crown' },
  'yellow right lid diamond': { shape: 'right lid', colour: 'yellow', mark: 'diamond' },
  'yellow right lid coin': { shape: 'right lid', colour: 'yellow', mark: 'coin' },
  'yellow right lid ring': { shape: 'right lid', colour: 'yellow', mark: 'ring' },
  'violet right lid': { shape: 'right lid', colour: 'violet' },
  'violet right lid chalice': { shape: 'right lid', colour: 'violet', mark: 'chalice' },
  'violet right lid chain': { shape: 'right lid', colour: 'violet', mark: 'chain' },
  'violet right lid crown': { shape: 'right lid', colour: 'violet', mark: 'crown' },
  'violet right lid diamond': { shape: 'right lid', colour: 'violet', mark: 'diamond' },
  'violet right lid coin': { shape: 'right lid', colour: 'violet', mark: 'coin' },
  'violet right lid ring': { shape: 'right lid', colour: 'violet', mark: 'ring' },
  'white right lid': { shape: 'right lid', colour: 'white' },
  'white right lid chalice': { shape: 'right lid', colour: 'white', mark: 'chalice' },
  'white right lid chain': { shape: 'right lid', colour: 'white', mark: 'chain' },
  'white right lid crown': { shape: 'right lid', colour: 'white', mark: 'crown' },
  'white right lid diamond': { shape: 'right lid', colour: 'white', mark: 'diamond' },
  'white right lid coin': { shape: 'right lid', colour: 'white', mark: 'coin' },
  'white right lid ring': { shape: 'right lid', colour: 'white', mark: 'ring' },
  'brown right lid': { shape: 'right lid', colour: 'brown' },
  'brown right lid chalice': { shape: 'right lid', colour: 'brown', mark: 'chalice' },
  'brown right lid chain': { shape: 'right lid', colour: 'brown', mark: 'chain' },
  'brown right lid crown': { shape: 'right lid', colour: 'brown', mark: 'crown' },
  'brown right lid diamond': { shape: 'right lid', colour: 'brown', mark: 'diamond' },
  'brown right lid coin': { shape: 'right lid', colour: 'brown', mark: 'coin' },
  'brown right lid ring': { shape: 'right lid', colour: 'brown', mark: 'ring' },
  'red left bottom': { shape: 'left bottom', colour: 'red' },
  'red left bottom lock': { shape: 'left bottom', colour: 'red', mark: 'lock' },
  'red left bottom chalice': { shape: 'left bottom', colour: 'red', mark: 'chalice' },
  'red left bottom chain': { shape: 'left bottom', colour: 'red', mark: 'chain' },
  'red left bottom crown': { shape: 'left bottom', colour: 'red', mark: 'crown' },
  'red left bottom diamond': { shape: 'left bottom', colour: 'red', mark: 'diamond' },
  'red left bottom coin': { shape: 'left bottom', colour: 'red', mark: 'coin' },
  'red left bottom ring': { shape: 'left bottom', colour: 'red', mark: 'ring' },
  'blue left bottom': { shape: 'left bottom', colour: 'blue' },
  'blue left bottom lock': { shape: 'left bottom', colour: 'blue', mark: 'lock' },
  'blue left bottom chalice': { shape: 'left bottom', colour: 'blue', mark: 'chalice' },
  'blue left bottom chain': { shape: 'left bottom', colour: 'blue', mark: 'chain' },
  'blue left bottom crown': { shape: 'left bottom', colour: 'blue', mark: 'crown' },
  'blue left bottom diamond': { shape: 'left bottom', colour: 'blue', mark: 'diamond' },
  'blue left bottom coin': { shape: 'left bottom', colour: 'blue', mark: 'coin' },
  'blue left bottom ring': { shape: 'left bottom', colour: 'blue', mark: 'ring' },
  'green left bottom': { shape: 'left bottom', colour: 'green' },
  'green left bottom lock': { shape: 'left bottom', colour: 'green', mark: 'lock' },
  'green left bottom chalice': { shape: 'left bottom', colour: 'green', mark: 'chalice' },
  'green left bottom chain': { shape: 'left bottom', colour: 'green', mark: 'chain' },
  'green left bottom crown': { shape: 'left bottom', colour: 'green', mark: 'crown' },
  'green left bottom diamond': { shape: 'left bottom', colour: 'green', mark: 'diamond' },
  'green left bottom coin': { shape: 'left bottom', colour: 'green', mark: 'coin' },
  'green left bottom ring': { shape: 'left bottom', colour: 'green', mark: 'ring' },
  'yellow left bottom': { shape: 'left bottom', colour: 'yellow' },
  'yellow left bottom lock': { shape: 'left bottom', colour: 'yellow', mark: 'lock' },
  'yellow left bottom chalice': { shape: 'left bottom', colour: 'yellow', mark: 'chalice' },
  'yellow left bottom chain': { shape: 'left bottom', colour: 'yellow', mark: 'chain' },
  'yellow left bottom crown': { shape: 'left bottom', colour: 'yellow', mark: 'crown' },
  'yellow left bottom diamond': { shape: 'left bottom', colour: 'yellow', mark: 'diamond' },
  'yellow left bottom coin': { shape: 'left bottom', colour: 'yellow', mark: 'coin' },
  'yellow left bottom ring': { shape: 'left bottom', colour: 'yellow', mark: 'ring' },
  'violet left bottom': { shape: 'left bottom', colour: 'violet' },
  'violet left bottom lock': { shape: 'left bottom', colour: 'violet', mark: 'lock' },
  'violet left bottom chalice': { shape: 'left bottom', colour: 'violet', mark: 'chalice' },
  'violet left bottom chain': { shape: 'left bottom', colour: 'violet', mark: 'chain' },
  'violet left bottom crown': { shape: 'left bottom', colour: 'violet', mark: 'crown' },
  'violet left bottom diamond': { shape: 'left bottom', colour: 'violet', mark: 'diamond' },
  'violet left bottom coin': { shape: 'left bottom', colour: 'violet', mark: 'coin' },
  'violet left bottom ring': { shape: 'left bottom', colour: 'violet', mark: 'ring' },
  'white left bottom': { shape: 'left bottom', colour: 'white' },
  'white left bottom lock': { shape: 'left bottom', colour: 'white', mark: 'lock' },
  'white left bottom chalice': { shape: 'left bottom', colour: 'white', mark: 'chalice' },
  'white left bottom chain': { shape: 'left bottom', colour: 'white', mark: 'chain' },
  'white left bottom crown': { shape: 'left bottom', colour: 'white', mark: 'crown' },
  'white left bottom diamond': { shape: 'left bottom', colour: 'white', mark: 'diamond' },
  'white left bottom coin': { shape: 'left bottom', colour: 'white', mark: 'coin' },
  'white left bottom ring': { shape: 'left bottom', colour: 'white', mark: 'ring' },
  'brown left bottom': { shape: 'left bottom', colour: 'brown' },
  'brown left bottom lock': { shape: 'left bottom', colour: 'brown', mark: 'lock' },
  'brown left bottom chalice': { shape: 'left bottom', colour: 'brown', mark: 'chalice' },
  'brown left bottom chain': { shape: 'left bottom', colour: 'brown', mark: 'chain' },
  'brown left bottom crown': { shape: 'left bottom', colour: 'brown', mark: 'crown' },
  'brown left bottom diamond': { shape: 'left bottom', colour: 'brown', mark: 'diamond' },
  'brown left bottom coin': { shape: 'left bottom', colour: 'brown', mark: 'coin' },
  'brown left bottom ring': { shape: 'left bottom', colour: 'brown', mark: 'ring' },
  'red right bottom': { shape: 'right bottom', colour: 'red' },
  'red right bottom lock': { shape: 'right bottom', colour: 'red', mark: 'lock' },
  'red right bottom chalice': { shape: 'right bottom', colour: 'red', mark: 'chalice' },
  'red right bottom chain': { shape: 'right bottom', colour: 'red', mark: 'chain' },
  'red right bottom crown': { shape: 'right bottom', colour: 'red', mark: 'crown' },
  'red right bottom diamond': { shape: 'right bottom', colour: 'red', mark: 'diamond' },
  'red right bottom coin': { shape: 'right bottom', colour: 'red', mark: 'coin' },
  'red right bottom ring': { shape: 'right bottom', colour: 'red', mark: 'ring' },
  'blue right bottom': { shape: 'right bottom', colour: 'blue' },
  'blue right bottom lock': { shape: 'right bottom', colour: 'blue', mark: 'lock' },
  'blue right bottom chalice': { shape: 'right bottom', colour: 'blue', mark: 'chalice' },
  'blue right bottom chain': { shape: 'right bottom', colour: 'blue', mark: 'chain' },
  'blue right bottom crown': { shape: 'right bottom', colour: 'blue', mark: 'crown' },
  'blue right bottom diamond': { shape: 'right bottom', colour: 'blue', mark: 'diamond' },
  'blue right bottom coin': { shape: 'right bottom', colour: 'blue', mark: 'coin' },
  'blue right bottom ring': { shape: 'right bottom', colour: 'blue', mark: 'ring' },
  'green right bottom': { shape: 'right bottom', colour: 'green' },
  'green right bottom lock': { shape: 'right bottom', colour: 'green', mark: 'lock' },
  'green right bottom chalice': { shape: 'right bottom', colour: 'green', mark: 'chalice' },
  'green right bottom chain': { shape: 'right bottom', colour: 'green', mark: 'chain' },
  'green right bottom crown': { shape: 'right bottom', colour: 'green', mark: 'crown' },
  'green right bottom diamond': { shape: 'right bottom', colour: 'green', mark: 'diamond' },
  'green right bottom coin': { shape: 'right bottom', colour: 'green', mark: 'coin' },
  'green right bottom ring': { shape: 'right bottom', colour: 'green', mark: 'ring' },
  'yellow right bottom': { shape: 'right bottom', colour: 'yellow' },
  'yellow right bottom lock': { shape: 'right bottom', colour: 'yellow', mark: 'lock' },
  'yellow right bottom chalice': { shape: 'right bottom', colour: 'yellow', mark: 'chalice' },
  'yellow right bottom chain': { shape: 'right bottom', colour: 'yellow', mark: 'chain' },
  'yellow right bottom crown': { shape: 'right bottom', colour: 'yellow', mark: 'crown' },
  'yellow right bottom diamond': { shape: 'right bottom', colour: 'yellow', mark: 'diamond' },
  'yellow right bottom coin': { shape: 'right bottom', colour: 'yellow', mark: 'coin' },
  'yellow right bottom ring': { shape: 'right bottom', colour: 'yellow', mark: 'ring' },
  'violet right bottom': { shape: 'right bottom', colour: 'violet' },
  'violet right bottom lock': { shape: 'right bottom', colour: 'violet', mark: 'lock' },
  'violet right bottom chalice': { shape: 'right bottom', colour: 'violet', mark: 'chalice' },
  'violet right bottom chain': { shape: 'right bottom', colour: 'violet', mark: 'chain' },
  'violet right bottom crown': { shape: 'right bottom', colour: 'violet', mark: 'crown' },
  'violet right bottom diamond': { shape: 'right bottom', colour: 'violet', mark: 'diamond' },
  'violet right bottom coin': { shape: 'right bottom', colour: 'violet', mark: 'coin' },
  'violet right bottom ring': { shape: 'right bottom', colour: 'violet', mark: 'ring' },
  'white right bottom': { shape: 'right bottom', colour: 'white' },
  'white right bottom lock': { shape: 'right bottom', colour: 'white', mark: 'lock' },
  'white right bottom chalice': { shape: 'right bottom', colour: 'white', mark: 'chalice' },
  'white right bottom chain': { shape: 'right bottom', colour: 'white', mark: 'chain' },
  'white right bottom crown': { shape: 'right bottom', colour: 'white', mark: 'crown' },
  'white right bottom diamond': { shape: 'right bottom', colour: 'white', mark: 'diamond' },
  'white right bottom coin': { shape: 'right bottom', colour: 'white', mark: 'coin' },
  'white right bottom ring': { shape: 'right bottom', colour: 'white', mark: 'ring' },
  'brown right bottom': { shape: 'right bottom', colour: 'brown' },
  'brown right bottom lock': { shape: 'right bottom', colour: 'brown', mark: 'lock' },
  'brown right bottom chalice': { shape: 'right bottom', colour: 'brown', mark: 'chalice' },
  'brown right bottom chain': { shape: 'right bottom', colour: 'brown', mark: 'chain' },
  'brown right bottom crown': { shape: 'right bottom', colour: 'brown', mark: 'crown' },
  'brown right bottom diamond': { shape: 'right bottom', colour: 'brown', mark: 'diamond' },
  'brown right bottom coin': { shape: 'right bottom', colour: 'brown', mark: 'coin' },
  'brown right bottom ring': { shape: 'right bottom', colour: 'brown', mark: 'ring' },
  'red middle': { shape: 'middle', colour: 'red' },
  'red middle chalice': { shape: 'middle', colour: 'red', mark: 'chalice' },
  'red middle chain': { shape: 'middle', colour: 'red', mark: 'chain' },
  'red middle crown': { shape: 'middle', colour: 'red', mark: 'crown' },
  'red middle diamond': { shape: 'middle', colour: 'red', mark: 'diamond' },
  'red middle coin': { shape: 'middle', colour: 'red', mark: 'coin' },
  'red middle ring': { shape: 'middle', colour: 'red', mark: 'ring' },
  'blue middle': { shape: 'middle', colour: 'blue' },
  'blue middle chalice': { shape: 'middle', colour: 'blue', mark: 'chalice' },
  'blue middle chain': { shape: 'middle', colour: 'blue', mark: 'chain' },
  'blue middle crown': { shape: 'middle', colour: 'blue', mark: 'crown' },
  'blue middle diamond': { shape: 'middle', colour: 'blue', mark: 'diamond' },
  'blue middle coin': { shape: 'middle', colour: 'blue', mark: 'coin' },
  'blue middle ring': { shape: 'middle', colour: 'blue', mark: 'ring' },
  'green middle': { shape: 'middle', colour: 'green' },
  'green middle chalice': { shape: 'middle', colour: 'green', mark: 'chalice' },
  'green middle chain': { shape: 'middle', colour: 'green', mark: 'chain' },
  'green middle crown': { shape: 'middle', colour: 'green', mark: 'crown' },
  'green middle diamond': { shape: 'middle', colour: 'green', mark: 'diamond' },
  'green middle coin': { shape: 'middle', colour: 'green', mark: 'coin' },
  'green middle ring': { shape: 'middle', colour: 'green', mark: 'ring' },
  'yellow middle': { shape: 'middle', colour: 'yellow' },
  'yellow middle chalice': { shape: 'middle', colour: 'yellow', mark: 'chalice' },
  'yellow middle chain': { shape: 'middle', colour: 'yellow', mark: 'chain' },
  'yellow middle crown': { shape: 'middle', colour: 'yellow', mark: 'crown' },
  'yellow middle diamond': { shape: 'middle', colour: 'yellow', mark: 'diamond' },
  'yellow middle coin': { shape: 'middle', colour: 'yellow', mark: 'coin' },
  'yellow middle ring': { shape: 'middle', colour: 'yellow', mark: 'ring' },
  'violet middle': { shape: 'middle', colour: 'violet' },
  'violet middle chalice': { shape: 'middle', colour: 'violet', mark: 'chalice' },
  'violet middle chain': { shape: 'middle', colour: 'violet', mark: 'chain' },
  'violet middle crown': { shape: 'middle', colour: 'violet', mark: 'crown' },
  'violet middle diamond': { shape: 'middle', colour: 'violet', mark: 'diamond' },
  'violet middle coin': { shape: 'middle', colour: 'violet', mark: 'coin' },
  'violet middle ring': { shape: 'middle', colour: 'violet', mark: 'ring' },
  'white middle': { shape: 'middle', colour: 'white' },
  'white middle chalice': { shape: 'middle', colour: 'white', mark: 'chalice' },
  'white middle chain': { shape: 'middle', colour: 'white', mark: 'chain' },
  'white middle crown': { shape: 'middle', colour: 'white', mark: 'crown' },
  'white middle diamond': { shape: 'middle', colour: 'white', mark: 'diamond' },
  'white middle coin': { shape: 'middle', colour: 'white', mark: 'coin' },
  'white middle ring': { shape: 'middle', colour: 'white', mark: 'ring' },
  'brown middle': { shape: 'middle', colour: 'brown' },
  'brown middle chalice': { shape: 'middle', colour: 'brown', mark: 'chalice' },
  'brown middle chain': { shape: 'middle', colour: 'brown', mark: 'chain' },
  'brown middle crown': { shape: 'middle', colour: 'brown', mark: 'crown' },
  'brown middle diamond': { shape: 'middle', colour: 'brown', mark: 'diamond' },
  'brown middle coin': { shape: 'middle', colour: 'brown', mark: 'coin' },
  'brown middle ring': { shape: 'middle', colour: 'brown', mark: 'ring' },
  'red key': { shape: 'key', colour: 'red' },
  'blue key': { shape: 'key', colour: 'blue' },
  'green key': { shape: 'key', colour: 'green' },
  'yellow key': { shape: 'key', colour: 'yellow' },
  'violet key': { shape: 'key', colour: 'violet' },
  'white key': { shape: 'key', colour: 'white' },
} as const;

/** What a table may agree on: a value's first choice is the usual one. */
export const options = {
  'lock-key-bonus': { least: 0, most: 1000, usual: 50 },
  'free-events': ['off', 'on'],
  'memory-aid': ['off', 'on'],
  deck: { size: 84, most: 15 },
} as const;

export type Field =
  | 'a1'
  | 'b1'
  | 'c1'
  | 'd1'
  | 'e1'
  | 'f1'
  | 'g1'
  | 'h1'
  | 'i1'
  | 'j1'
  | 'k1'
  | 'l1'
  | 'a2'
  | 'b2'
  | 'c2'
  | 'd2'
  | 'e2'
  | 'f2'
  | 'g2'
  | 'h2'
  | 'i2'
  | 'j2'
  | 'k2'
  | 'l2'
  | 'a3'
  | 'b3'
  | 'c3'
  | 'd3'
  | 'e3'
  | 'f3'
  | 'g3'
  | 'h3'
  | 'i3'
  | 'j3'
  | 'k3'
  | 'l3'
  | 'a4'
  | 'b4'
  | 'c4'
  | 'd4'
  | 'e4'
  | 'f4'
  | 'g4'
  | 'h4'
  | 'i4'
  | 'j4'
  | 'k4'
  | 'l4'
  | 'a5'
  | 'b5'
  | 'c5'
  | 'd5'
  | 'e5'
  | 'f5'
  | 'g5'
  | 'h5'
  | 'i5'
  | 'j5'
  | 'k5'
  | 'l5'
  | 'a6'
  | 'b6'
  | 'c6'
  | 'd6'
  | 'e6'
  | 'f6'
  | 'g6'
  | 'h6'
  | 'i6'
  | 'j6'
  | 'k6'
  | 'l6'
  | 'a7'
  | 'b7'
  | 'c7'
  | 'd7'
  | 'e7'
  | 'f7'
  | 'g7'
  | 'h7'
  | 'i7'
  | 'j7'
  | 'k7'
  | 'l7'
  | 'a8'
  | 'b8'
  | 'c8'
  | 'd8'
  | 'e8'
  | 'f8'
  | 'g8'
  | 'h8'
  | 'i8'
  | 'j8'
  | 'k8'
  | 'l8'
  | 'a9'
  | 'b9'
  | 'c9'
  | 'd9'
  | 'e9'
  | 'f9'
  | 'g9'
  | 'h9'
  | 'i9'
  | 'j9'
  | 'k9'
  | 'l9';

export const events = ['dolphin', 'tidal wave', 'pirate', 'sailing ship'] as const;
export type Event = (typeof events)[number];

/** The ships' colours in seat order, and a neutral one. */
export const colours = ['red', 'blue', 'green', 'yellow', 'violet', 'white', 'brown'] as const;
export type Colour = (typeof colours)[number];

export const shapes = ['left lid', 'right lid', 'left bottom', 'right bottom', 'middle', 'key'] as const;
export type Shape = (typeof shapes)[number];

/** What a part carries. */
export const marks = ['lock', 'chalice', 'chain', 'crown', 'diamond', 'coin', 'ring'] as const;
export type Mark = (typeof marks)[number];

/** An event or a part of a chest. */
export type Card = { event: Event } | { shape: Shape; colour: Colour; mark?: Mark };

/** A card in words. */
export type CardName =
  | 'dolphin'
  | 'tidal wave'
  | 'pirate'
  | 'sailing ship'
  | 'red left lid'
  | 'red left lid chalice'
  | 'red left lid chain'
  | 'red left lid crown'
  | 'red left lid diamond'
  | 'red left lid coin'
  | 'red left lid ring'
  | 'blue left lid'
  | 'blue left lid chalice'
  | 'blue left lid chain'
  | 'blue left lid crown'
  | 'blue left lid diamond'
  | 'blue left lid coin'
  | 'blue left lid ring'
  | 'green left lid'
  | 'green left lid chalice'
  | 'green left lid chain'
  | 'green left lid crown'
  | 'green left lid diamond'
  | 'green left lid coin'
  | 'green left lid ring'
  | 'yellow left lid'
  | 'yellow left lid chalice'
  | 'yellow left lid chain'
  | 'yellow left lid crown'
  | 'yellow left lid diamond'
  | 'yellow left lid coin'
  | 'yellow left lid ring'
  | 'violet left lid'
  | 'violet left lid chalice'
  | 'violet left lid chain'
  | 'violet left lid crown'
  | 'violet left lid diamond'
  | 'violet left lid coin'
  | 'violet left lid ring'
  | 'white left lid'
  | 'white left lid chalice'
  | 'white left lid chain'
  | 'white left lid crown'
  | 'white left lid diamond'
  | 'white left lid coin'
  | 'white left lid ring'
  | 'brown left lid'
  | 'brown left lid chalice'
  | 'brown left lid chain'
  | 'brown left lid crown'
  | 'brown left lid diamond'
  | 'brown left lid coin'
  | 'brown left lid ring'
  | 'red right lid'
  | 'red right lid chalice'
  | 'red right lid chain'
  | 'red right lid crown'
  | 'red right lid diamond'
  | 'red right lid coin'
  | 'red right lid ring'
  | 'blue right lid'
  | 'blue right lid chalice'
  | 'blue right lid chain'
  | 'blue right lid crown'
  | 'blue right lid diamond'
  | 'blue right lid coin'
  | 'blue right lid ring'
  | 'green right lid'
  | 'green right lid chalice'
  | 'green right lid chain'
  | 'green right lid crown'
  | 'green right lid diamond'
  | 'green right lid coin'
  | 'green right lid ring'
  | 'yellow right lid'
  | 'yellow right lid chalice'
  | 'yellow right lid chain'
  | 'yellow right lid crown'
  | 'yellow right lid diamond'
  | 'yellow right lid coin'
  | 'yellow right lid ring'
  | 'violet right lid'
  | 'violet right lid chalice'
  | 'violet right lid chain'
  | 'violet right lid crown'
  | 'violet right lid diamond'
  | 'violet right lid coin'
  | 'violet right lid ring'
  | 'white right lid'
  | 'white right lid chalice'
  | 'white right lid chain'
  | 'white right lid crown'
  | 'white right lid diamond'
  | 'white right lid coin'
  | 'white right lid ring'
  | 'brown right lid'
  | 'brown right lid chalice'
  | 'brown right lid chain'
  | 'brown right lid crown'
  | 'brown right lid diamond'
  | 'brown right lid coin'
  | 'brown right lid ring'
  | 'red left bottom'
  | 'red left bottom lock'
  | 'red left bottom chalice'
  | 'red left bottom chain'
  | 'red left bottom crown'
  | 'red left bottom diamond'
  | 'red left bottom coin'
  | 'red left bottom ring'
  | 'blue left bottom'
  | 'blue left bottom lock'
  | 'blue left bottom chalice'
  | 'blue left bottom chain'
  | 'blue left bottom crown'
  | 'blue left bottom diamond'
  | 'blue left bottom coin'
  | 'blue left bottom ring'
  | 'green left bottom'
  | 'green left bottom lock'
  | 'green left bottom chalice'
  | 'green left bottom chain'
  | 'green left bottom crown'
  | 'green left bottom diamond'
  | 'green left bottom coin'
  | 'green left bottom ring'
  | 'yellow left bottom'
  | 'yellow left bottom lock'
  | 'yellow left bottom chalice'
  | 'yellow left bottom chain'
  | 'yellow left bottom crown'
  | 'yellow left bottom diamond'
  | 'yellow left bottom coin'
  | 'yellow left bottom ring'
  | 'violet left bottom'
  | 'violet left bottom lock'
  | 'violet left bottom chalice'
  | 'violet left bottom chain'
  | 'violet left bottom crown'
  | 'violet left bottom diamond'
  | 'violet left bottom coin'
  | 'violet left bottom ring'
  | 'white left bottom'
  | 'white left bottom lock'
  | 'white left bottom chalice'
  | 'white left bottom chain'
  | 'white left bottom crown'
  | 'white left bottom diamond'
  | 'white left bottom coin'
  | 'white left bottom ring'
  | 'brown left bottom'
  | 'brown left bottom lock'
  | 'brown left bottom chalice'
  | 'brown left bottom chain'
  | 'brown left bottom crown'
  | 'brown left bottom diamond'
  | 'brown left bottom coin'
  | 'brown left bottom ring'
  | 'red right bottom'
  | 'red right bottom lock'
  | 'red right bottom chalice'
  | 'red right bottom chain'
  | 'red right bottom crown'
  | 'red right bottom diamond'
  | 'red right bottom coin'
  | 'red right bottom ring'
  | 'blue right bottom'
  | 'blue right bottom lock'
  | 'blue right bottom chalice'
  | 'blue right bottom chain'
  | 'blue right bottom crown'
  | 'blue right bottom diamond'
  | 'blue right bottom coin'
  | 'blue right bottom ring'
  | 'green right bottom'
  | 'green right bottom lock'
  | 'green right bottom chalice'
  | 'green right bottom chain'
  | 'green right bottom crown'
  | 'green right bottom diamond'
  | 'green right bottom coin'
  | 'green right bottom ring'
  | 'yellow right bottom'
  | 'yellow right bottom lock'
  | 'yellow right bottom chalice'
  | 'yellow right bottom chain'
  | 'yellow right bottom crown'
  | 'yellow right bottom diamond'
  | 'yellow right bottom coin'
  | 'yellow right bottom ring'
  | 'violet right bottom'
  | 'violet right bottom lock'
  | 'violet right bottom chalice'
  | 'violet right bottom chain'
  | 'violet right bottom crown'
  | 'violet right bottom diamond'
  | 'violet right bottom coin'
  | 'violet right bottom ring'
  | 'white right bottom'
  | 'white right bottom lock'
  | 'white right bottom chalice'
  | 'white right bottom chain'
  | 'white right bottom crown'
  | 'white right bottom diamond'
  | 'white right bottom coin'
  | 'white right bottom ring'
  | 'brown right bottom'
  | 'brown right bottom lock'
  | 'brown right bottom chalice'
  | 'brown right bottom chain'
  | 'brown right bottom crown'
  | 'brown right bottom diamond'
  | 'brown right bottom coin'
  | 'brown right bottom ring'
  | 'red middle'
  | 'red middle chalice'
  | 'red middle chain'
  | 'red middle crown'
  | 'red middle diamond'
  | 'red middle coin'
  | 'red middle ring'
  | 'blue middle'
  | 'blue middle chalice'
  | 'blue middle chain'
  | 'blue middle crown'
  | 'blue middle diamond'
  | 'blue middle coin'
  | 'blue middle ring'
  | 'green middle'
  | 'green middle chalice'
  | 'green middle chain'
  | 'green middle crown'
  | 'green middle diamond'
  | 'green middle coin'
  | 'green middle ring'
  | 'yellow middle'
  | 'yellow middle chalice'
  | 'yellow middle chain'
  | 'yellow middle crown'
  | 'yellow middle diamond'
  | 'yellow middle coin'
  | 'yellow middle ring'
  | 'violet middle'
  | 'violet middle chalice'
  | 'violet middle chain'
  | 'violet middle crown'
  | 'violet middle diamond'
  | 'violet middle coin'
  | 'violet middle ring'
  | 'white middle'
  | 'white middle chalice'
  | 'white middle chain'
  | 'white middle crown'
  | 'white middle diamond'
  | 'white middle coin'
  | 'white middle ring'
  | 'brown middle'
  | 'brown middle chalice'
  | 'brown middle chain'
  | 'brown middle crown'
  | 'brown middle diamond'
  | 'brown middle coin'
  | 'brown middle ring'
  | 'red key'
  | 'blue key'
  | 'green key'
  | 'yellow key'
  | 'violet key'
  | 'white key';

export const phases = ['start', 'place', 'before', 'landed', 'after', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A verb, or a whole chest. */
export const kinds = [
  'start',
  'reveal',
  'place',
  'sail',
  'stay',
  'take',
  'leave',
  'play',
  'dolphin to',
  'wave row',
  'wave column',
  'rob',
  'begin chest',
  'add part',
  'finish chest',
  'put back',
  'put on',
  'end turn',
  'chest',
] as const;
export type Kind = (typeof kinds)[number];

/** What can speak for a choice. */
export const argumentKinds = [
  'wins-now',
  'stops-ship',
  'takes-ship',
  'scores-chest',
  'better-chest',
  'waits',
  'takes-missing',
  'takes-treasure',
  'takes-key',
  'takes-own',
  'takes-event',
  'robs-missing',
  'breaks-chest',
  'in-reach',
  'may-find',
] as const;
export type ArgumentKind = (typeof argumentKinds)[number];

/** What a puzzle is about. */
export const themes = ['chest', 'memory', 'robbery', 'events', 'stock', 'ending'] as const;
export type Theme = (typeof themes)[number];

/** An action, or a sequence of them, with its parts. */
export interface Entry {
  text?: string; // the one text form of an action
  actions?: string[]; // in its place: a sequence, to be taken in one go
  seat: Mover;
  kind: Kind;
  other?: Seat;
  field?: Field;
  card?: CardName;
  row?: number;
  column?: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l';
  turns?: Field[]; // the fields whose cards the move would turn
  parts?: string; // of a whole chest
  value?: number; // of a whole chest
}

/** Why a choice is better than another: facts that whoever chooses can see. */
export interface Argument {
  kind: ArgumentKind;
  rule: string; // the id of the rule that explains it
  seat?: Seat;
  field?: Field;
  card?: CardName;
  mark?: Mark;
  count?: number; // points may be below zero
  than?: number;
}

/** Where to look before choosing. */
export interface Focus {
  kind: 'last-ship' | 'field' | 'covered' | 'bay' | 'stock' | 'chest';
  seat?: Seat;
  field?: Field;
}

/** A card of the bay. Its name is there while it lies open, and with the memory aid once it was seen. */
export interface Spot {
  up: boolean;
  card?: CardName;
}

export interface ChestOffer {
  parts: string;
  value: number;
  points: Partial<Record<'VG-MAT-1' | 'VG-MAT-2' | 'VG-MAT-3' | 'VG-MAT-4' | 'VG-SET-1' | 'VG-SET-2' | 'VG-SET-3' | 'VG-TRN-1' | 'VG-TRN-2' | 'VG-TRN-3' | 'VG-TRN-4' | 'VG-TRN-5' | 'VG-TRN-6' | 'VG-TRN-7' | 'VG-EVT-1' | 'VG-EVT-2' | 'VG-EVT-3' | 'VG-EVT-4' | 'VG-EVT-5' | 'VG-CHE-1' | 'VG-CHE-2' | 'VG-CHE-3' | 'VG-CHE-4' | 'VG-CHE-5' | 'VG-CHE-6' | 'VG-END-1' | 'VG-END-2' | 'VG-END-3' | 'VG-END-4' | 'VG-VAR-1' | 'VG-INF-1', number>>; // by rule id
}

export interface Player {
  seat: Seat;
  colour: Colour;
  ship: Field | null;
  stock: CardName[];
  ship_points: number;
  chest_points: number;
  chests_on_offer: ChestOffer[];
}

/** A table in the open. */
export interface Position {
  game: 'vigo';
  rules: number;
  players: number;
  lock_key_bonus: number;
  free_events: boolean;
  memory_aid: boolean;
  phase: Phase;
  round: number;
  turn: Seat;
  start: Seat;
  sailing_ships: number;
  event_played: boolean;
  to_act: Mover[];
  landed?: Field;
  took?: CardName;
  bay: Partial<Record<Field, Spot>>;
  covered: number;
  gone: string; // cards that left the game
  reveal: Field[]; // what nature turns next
  doing?: 'take' | 'dolphin' | 'tidal wave' | 'pirate' | 'put back' | 'chest';
  chest?: string; // the parts chosen so far
  held?: CardName;
  seats: Player[];
}

/** A table as the viewer sees it, with all derived facts. */
export interface View {
  game: 'vigo';
  rules: number;
  players: number;
  lock_key_bonus: number;
  free_events: boolean;
  memory_aid: boolean;
  phase: Phase;
  round: number;
  turn: Seat;
  start: Seat;
  sailing_ships: number;
  event_played: boolean;
  to_act: Mover[];
  landed?: Field;
  took?: CardName;
  bay: Partial<Record<Field, Spot>>;
  covered: number;
  gone: string; // cards that left the game
  reveal: Field[]; // what nature turns next
  doing?: 'take' | 'dolphin' | 'tidal wave' | 'pirate' | 'put back' | 'chest';
  chest?: string; // the parts chosen so far
  held?: CardName;
  seats: Player[];
  viewer: Viewer;
}
