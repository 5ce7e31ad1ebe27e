"""Nets as files, and real weights as whole numbers: docs/net.md in Python, with nothing but the standard library.

A training script gives write() its weights as nested lists (tensor.tolist() will do) after quantise().
"""

import hashlib
import struct

HEAD_ORDER = ['game', 'rules', 'head', 'features', 'table', 'item', 'width', 'second', 'shifts', 'outputs']
MOST = 32767


def flat(rows):
    return [value for row in rows for value in row] if rows and isinstance(rows[0], (list, tuple)) else list(rows)


def weights_of(net):
    """The bytes of the weights, in the order of the file."""
    parts = [('h', net['first_bias']), ('b', net['table_rows']), ('b', net['item_rows']), ('i', net['second_bias']),
             ('b', net['second_rows']), ('i', net['output_bias']), ('b', net['output_rows'])]
    return b''.join(struct.pack(f'<{len(flat(part))}{kind}', *flat(part)) for kind, part in parts)


def write(net, head, features, shifts, outputs, made, game='vineta', rules=1):
    """The bytes of a file. `net` has the seven parts as whole numbers, each row a list; `features` is the SHA-256 of the
    list of features (`springtide features GAME HEAD` prints it), `made` lines that say how the net was made."""
    values = {'game': game, 'rules': rules, 'head': head, 'features': features, 'table': len(net['table_rows']),
              'item': len(net['item_rows']), 'width': len(net['first_bias']), 'second': len(net['second_bias']),
              'shifts': ' '.join(map(str, shifts)), 'outputs': ', '.join(outputs)}
    weights = weights_of(net)
    lines = ['springtide net 1'] + [f'{key} {values[key]}' for key in HEAD_ORDER]
    lines += [f'weights {hashlib.sha256(weights).hexdigest()}'] + [f'made {line}' for line in made]
    return ('\n'.join(lines) + '\n\n').encode('ascii') + weights


def read(data):
    """The head's values and the seven parts of a file that write() could have written; a ValueError says what is wrong."""
    end = data.find(b'\n\n')
    lines = data[:max(end, 0)].decode('ascii', 'replace').split('\n')
    if lines[0] != 'springtide net 1':
        raise ValueError('no net of format 1')
    values = dict(line.partition(' ')[::2] for line in lines[1:12])
    if list(values) != HEAD_ORDER + ['weights']:
        raise ValueError('the lines of the head are not those of a net')
    head = {key: value if key in ('game', 'head', 'features') else int(value) for key, value in values.items()
            if key not in ('shifts', 'outputs', 'weights')}
    head['shifts'] = tuple(map(int, values['shifts'].split()))
    head['outputs'] = values['outputs'].split(', ')
    head['made'] = [line[5:] for line in lines[12:]]
    weights = data[end + 2:]
    if hashlib.sha256(weights).hexdigest() != values['weights']:
        raise ValueError('the weights are not those of the hash')
    return head, parts_of(head, weights)


def parts_of(head, weights):
    width, second, outputs = head['width'], head['second'], len(head['outputs'])
    shapes = [('first_bias', 'h', width, 0), ('table_rows', 'b', head['table'], width), ('item_rows', 'b', head['item'], width),
              ('second_bias', 'i', second, 0), ('second_rows', 'b', second, 2 * width),
              ('output_bias', 'i', outputs, 0), ('output_rows', 'b', outputs, second)]
    if len(weights) != sum(rows * (columns or 1) * struct.calcsize('<' + kind) for _, kind, rows, columns in shapes):
        raise ValueError('the weights are too few or too many')
    parts, at = {}, 0
    for name, kind, rows, columns in shapes:
        format = f'<{rows * (columns or 1)}{kind}'
        values = list(struct.unpack_from(format, weights, at))
        parts[name] = [values[i * columns:(i + 1) * columns] for i in range(rows)] if columns else values
        at += struct.calcsize(format)
    return parts


def rounded(value, scale, least, most):
    """To the nearest whole number (halves to the even one, as torch.round does), and clipped."""
    return max(least, min(most, round(value * scale)))


def quantise(real, shifts):
    """Real weights to whole ones. `real` has the seven parts as floats; activations of 0 … 1 become 0 … 127."""
    first, second, outputs = (2 ** shift for shift in shifts)

    def matrix(rows, scale):
        return [[rounded(value, scale, -128, 127) for value in row] for row in rows]

    def half_up(value, scale, step):
        """A shift rounds down: half a step in the bias makes it round to the nearest."""
        return round(value * scale) + step // 2

    return {
        'first_bias': [max(-MOST - 1, min(MOST, half_up(value, 127 * first, first))) for value in real['first_bias']],
        'table_rows': matrix(real['table_rows'], 127 * first),
        'item_rows': matrix(real['item_rows'], 127 * first),
        'second_bias': [half_up(value, 127 * second, second) for value in real['second_bias']],
        'second_rows': matrix(real['second_rows'], second),
        'output_bias': [round(value * 127 * outputs) for value in real['output_bias']],
        'output_rows': matrix(real['output_rows'], outputs),
    }


def reaches(net):
    """How far the sums of each column of the first layer can get; a file beyond 16 bits is refused."""
    columns = zip(*([net['first_bias']] + list(net['table_rows']) + list(net['item_rows'])))
    return [(sum(w for w in column if w < 0), sum(w for w in column if w > 0)) for column in columns]


def clip(value):
    return max(0, min(127, value))


def evaluate(net, shifts, table, items):
    """The outputs of each item, as whole numbers: what every program that reads the file must give."""
    width, second = len(net['first_bias']), len(net['second_bias'])
    activations = []
    for item in items:
        rows = [net['first_bias']] + [net['table_rows'][f] for f in table] + [net['item_rows'][f] for f in item]
        activations.append([clip(sum(row[i] for row in rows) >> shifts[0]) for i in range(width)])
    reciprocal = -(-32768 // len(items))
    mean = [2 * sum(a[i] for a in activations) * reciprocal >> 16 for i in range(width)]
    outputs = []
    for activation in activations:
        both = activation + mean
        sums = [bias + sum(w * a for w, a in zip(row, both)) for bias, row in zip(net['second_bias'], net['second_rows'])]
        hidden = [clip(value >> shifts[1]) for value in sums]
        assert len(hidden) == second
        outputs.append([bias + sum(w * a for w, a in zip(row, hidden))
                        for bias, row in zip(net['output_bias'], net['output_rows'])])
    return outputs
