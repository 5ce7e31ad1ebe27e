#!/usr/bin/env python3
"""Nets written and asked in Python, against the program's reader and every set of its kernels.

  net_oracle.py NET_TRACE
"""

import math
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'training'))
import net_file  # noqa: E402

SHIFTS = (1, 6, 6)


def random_net(rng, table, item, width, second, outputs):
    """Real weights as a trainer has them."""
    def vector(count, spread):
        return [rng.gauss(0, spread) for _ in range(count)]

    def matrix(rows, columns, spread):
        return [vector(columns, spread) for _ in range(rows)]

    return {'first_bias': vector(width, 0.2), 'table_rows': matrix(table, width, 0.1), 'item_rows': matrix(item, width, 0.1),
            'second_bias': vector(second, 0.2), 'second_rows': matrix(second, 2 * width, 0.2),
            'output_bias': vector(outputs, 0.2), 'output_rows': matrix(outputs, second, 0.3)}


def real_outputs(real, table, items):
    """The same in floating point, before quantisation: activations 0 … 1."""
    def clipped(values):
        return [max(0.0, min(1.0, value)) for value in values]

    def dense(bias, rows, values):
        return [b + math.fsum(w * v for w, v in zip(row, values)) for b, row in zip(bias, rows)]

    first = [clipped([math.fsum(column) for column in zip(real['first_bias'], *(real['table_rows'][f] for f in table),
                                                          *(real['item_rows'][f] for f in item))]) for item in items]
    mean = [math.fsum(column) / len(items) for column in zip(*first)]
    return [dense(real['output_bias'], real['output_rows'], clipped(dense(real['second_bias'], real['second_rows'], a + mean)))
            for a in first]


def inputs_of(rng, table, item, count):
    for _ in range(count):
        yield (sorted(rng.sample(range(table), rng.randint(0, table // 3))),
               [sorted(rng.sample(range(item), rng.randint(0, item // 2))) for _ in range(rng.choice([1, 2, 3, 4, 6, 17]))])


def asked(program, path, kernels, inputs):
    lines = '\n'.join(' | '.join(' '.join(map(str, part)) for part in [table] + items) for table, items in inputs)
    done = subprocess.run([program, path, kernels], input=lines + '\n', capture_output=True, text=True, check=False)
    if done.returncode == 3:
        return None
    if done.returncode != 0:
        sys.exit(f'refused: {done.stdout}')
    return [[int(word) for word in line.split()] for line in done.stdout.splitlines()]


def main():
    program = sys.argv[1]
    rng = random.Random(20261117)
    compared, worst = 0, 0.0
    for _ in range(6):
        table, item = rng.randint(20, 90), rng.randint(20, 60)
        width, second, outputs = 16 * rng.randint(1, 5), 16 * rng.randint(1, 3), rng.randint(1, 18)
        real = random_net(rng, table, item, width, second, outputs)
        net = net_file.quantise(real, SHIFTS)
        names = [f'output {i}' for i in range(outputs)]
        data = net_file.write(net, 'policy', 'ab' * 32, SHIFTS, names, ['by tests/net/net_oracle.py'])
        inputs = list(inputs_of(rng, table, item, 8))
        expected = [[value for item in net_file.evaluate(net, SHIFTS, *each) for value in item] for each in inputs]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'random.net'
            path.write_bytes(data)
            for kernels in ['plain', 'sse4.1', 'avx2']:
                found = asked(program, path, kernels, inputs)
                if found is None:
                    continue
                if found != expected:
                    sys.exit(f'{kernels}: the outputs differ')
                compared += len(inputs)
        # Whole numbers stay near the real ones: the largest error, in units of the outputs' own spread.
        for each, outputs_found in zip(inputs, expected):
            real_ones = [value for item in real_outputs(real, *each) for value in item]
            errors = [abs(a / (127 * 2 ** SHIFTS[2]) - b) for a, b in zip(outputs_found, real_ones)]
            worst = max(worst, max(errors))
    print(f'nets: {compared} evaluations alike; quantisation changes no output by more than {worst:.3f}')
    if compared < 48 or worst > 0.2:
        sys.exit('too few compared, or too far from the real numbers')


main()
