"""Trains models/language.bin from the lines of lines.ts and cut-lines.ts; `--without author,author` leaves authors out and prints their figures.

OMP_NUM_THREADS=1 MALLOC_MMAP_MAX_=0 python3 train.py --out ../../models/language.bin
"""

import argparse
import json
import random
import struct
import time
from collections import Counter
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from net import BUCKETS, HEADS, LAYERS, MARKS, MOST_PARTS, MOST_WORDS, REACH, WIDTH, Cuts, Encoder, buckets_of

WEIGHTS = {"aims": 1.0, "entries": 1.0, "plans": 0.7, "moods": 0.5, "moments": 0.6}
SMOOTHING = 0.04
VOCABULARY = 4000
MASKED = (0.15, 0.08)  # before and after 0.7 of the steps
LOST_PARTS = 0.1
LOST_CONTEXT = 0.1
SHORT = 14
LONG = 36
JOINED = 0.5  # the worth of a line that was joined with another
CUTS = 8.0  # of the loss of cuts
CUT_LINES = 40
WORTHS_OF_CUTS = {"pairs": 0.6, "single": 0.4}
WORTH_OF_MARKED = 1.5

arguments = argparse.ArgumentParser()
arguments.add_argument("--out", required=True)
arguments.add_argument("--without", default="")
arguments.add_argument("--start", help="goes on from this file, by names of labels")
arguments.add_argument("--only", help="of the tasks, whose layers alone go on")
arguments.add_argument("--epochs", type=float, default=12)
arguments.add_argument("--batch", type=int, default=128)
arguments.add_argument("--rate", type=float, default=2e-3)
given = arguments.parse_args()

torch.set_num_threads(1)
torch.manual_seed(1)
random.seed(1)
cache = Path(__file__).parent / "../.cache/language"
described = json.loads((cache / "labels.json").read_text())
labels = described["labels"]
intent_of = [labels["intents"].index(one) for one in described["intentOf"]]
UNKNOWN = {name: len(labels[name]) for name in ("situations", "aims", "intents")}

lines = [json.loads(line) for line in (cache / "lines.jsonl").read_text().splitlines()]
cut_lines = [json.loads(line) for line in (cache / "cuts.jsonl").read_text().splitlines()]
known: dict[str, int] = {}
for line in lines + cut_lines:
    line["words"] = line["words"][:MOST_WORDS]
    line["ids"] = np.array([known.setdefault(word, len(known)) for word in line["words"]], dtype=np.int64)
parts_of = torch.full((len(known), MOST_PARTS), BUCKETS, dtype=torch.long)
for word, at in known.items():
    found = buckets_of(word)
    parts_of[at, : len(found)] = torch.tensor(found)

without = set(given.without.split(",")) | {"strangers"}
lesson = [line for line in lines if line["author"] not in without]
unseen = [line for line in lines if line["author"] in without]
common = Counter(word for line in lesson for word in line["words"]).most_common(VOCABULARY)
guessed = torch.full((len(known),), -1, dtype=torch.long)
for at, (word, _) in enumerate(common):
    guessed[known[word]] = at

sizes = {task: len(labels[task]) for task in WEIGHTS}
net = Encoder(sizes, *(UNKNOWN[name] for name in ("situations", "aims", "intents")), VOCABULARY)
cuts = Cuts()
decayed = [p for name, p in net.named_parameters() if p.dim() > 1 and "emb" not in name]
plain = [p for name, p in net.named_parameters() if p.dim() <= 1 or "emb" in name]
optimizer = torch.optim.AdamW(
    [
        {"params": decayed, "weight_decay": 0.05, "pace": 1},
        {"params": plain, "weight_decay": 0.0, "pace": 1},
        {"params": list(cuts.parameters()), "weight_decay": 0.02, "pace": 3},
    ],
    lr=given.rate,
    betas=(0.9, 0.98),
)

stories = [one for one in lesson if one["task"] == "moments" and one["y"] != [0] and len(one["ids"]) <= SHORT]
requests = [one for one in lesson if one["task"] == "aims" and not one.get("one") and len(one["ids"]) <= SHORT]
if given.only:
    lesson = [line for line in lesson if line["task"] == given.only]


def joined(first, second):
    comma = known[","]
    pause = [] if first[-1] == comma else [comma]
    return np.concatenate([first, pause, second]).astype(np.int64)[:MOST_WORDS]


def augmented(line):
    """People tell a moment beside a request, a story before it, and ask two things at once."""
    task, chance = line["task"], random.random()
    if task not in ("aims", "entries", "moments") or len(line["ids"]) > LONG or line["author"] == "founders":
        return line
    worth = line["worth"] * JOINED
    if task == "moments":
        if line["y"] == [0] or chance > 0.2:
            return line
        pair = [line["ids"], random.choice(requests)["ids"]]
        random.shuffle(pair)
        return {**line, "ids": joined(*pair), "worth": worth}
    if chance < 0.08:
        return {**line, "ids": joined(random.choice(stories)["ids"], line["ids"]), "worth": worth}
    if task == "aims" and not line.get("one") and chance < 0.14:
        other = random.choice(requests)
        both = list(dict.fromkeys(line["y"] + other["y"]))
        return {**line, "ids": joined(line["ids"], other["ids"]), "y": both, "worth": worth}
    return line


def batches(of, shuffled):
    """Indices of lines of about the same length."""
    order = list(range(len(of)))
    if not shuffled:
        order.sort(key=lambda at: len(of[at]["ids"]))
        return [order[at : at + given.batch] for at in range(0, len(order), given.batch)]
    random.shuffle(order)
    found = []
    for start in range(0, len(order), given.batch * 40):
        near = sorted(order[start : start + given.batch * 40], key=lambda at: len(of[at]["ids"]) + 3 * random.random())
        found += [near[at : at + given.batch] for at in range(0, len(near), given.batch)]
    random.shuffle(found)
    return found


def situation_of(line, learning):
    """Other tasks are read without a context, and now and then within any, so that they do not depend on it."""
    if line["task"] == "aims":
        return labels["situations"].index(line["sit"])
    chance = random.random() if learning else 0
    if chance < 0.4:
        return UNKNOWN["situations"]
    return 0 if chance < 0.7 else random.randrange(UNKNOWN["situations"])


def encoded(batch, masked_share):
    learning = masked_share > 0
    lengths = torch.tensor([len(line["ids"]) for line in batch])
    steps = int(lengths.max())
    words = np.zeros((len(batch), steps), dtype=np.int64)
    for row, line in enumerate(batch):
        words[row, : len(line["ids"])] = line["ids"]
    unique, inverse = np.unique(words, return_inverse=True)
    parts = parts_of[torch.from_numpy(unique)]
    parts = parts[:, : int((parts < BUCKETS).sum(1).max())]
    befores = torch.tensor([UNKNOWN["aims"] if line.get("before") is None else line["before"] for line in batch])
    masked = None
    if learning:
        parts = torch.where(torch.rand(parts.shape) < LOST_PARTS, torch.full_like(parts, BUCKETS), parts)
        befores = torch.where(
            torch.rand(len(batch)) < LOST_CONTEXT, torch.full_like(befores, UNKNOWN["aims"]), befores
        )
        masked = (torch.rand(words.shape) < masked_share) & (torch.arange(steps)[None] < lengths[:, None])
    situations = torch.tensor([situation_of(line, learning) for line in batch])
    intents = torch.tensor(
        [intent_of[one] if one < UNKNOWN["aims"] else UNKNOWN["intents"] for one in befores.tolist()]
    )
    indices = torch.from_numpy(inverse.reshape(words.shape))
    read = net(net.vectors(parts), indices, lengths, (situations, befores, intents), masked)
    return read, torch.from_numpy(words), masked


def loss_of(batch, rows, seen, total):
    loss = torch.zeros(())
    for task, size in sizes.items():
        own = [at for at, line in enumerate(batch) if line["task"] == task]
        hinted = [at for at, line in enumerate(batch) if task == "aims" and "aims" in line]
        if not own and not hinted:
            continue
        picked = own + hinted
        likely = F.log_softmax(net.logits(task, rows[picked], seen[picked], total[picked]), -1)
        targets = np.zeros((len(picked), size), dtype=np.float32)
        allowed = np.full((len(picked), size), -1e9, dtype=np.float32)
        worths = np.zeros((2, len(picked)), dtype=np.float32)
        for row, at in enumerate(picked):
            line = batch[at]
            if row >= len(own):
                allowed[row, line["aims"]] = 0
                worths[1, row] = 0.15
            elif line.get("one"):
                allowed[row, line["y"]] = 0
                worths[1, row] = WEIGHTS[task] * line["worth"]
            else:
                targets[row] = SMOOTHING / size
                targets[row, line["y"]] += (1 - SMOOTHING) / len(line["y"])
                worths[0, row] = WEIGHTS[task] * line["worth"]
        named, oneof = torch.from_numpy(worths)
        loss = loss - ((likely * torch.from_numpy(targets)).sum(1) * named).sum()
        loss = loss - (torch.logsumexp(likely + torch.from_numpy(allowed), 1) * oneof).sum()
    return loss / len(batch)


marked = [line for line in cut_lines if line["author"] not in WORTHS_OF_CUTS and line["author"] not in without]
made = [line for line in cut_lines if line["author"] in WORTHS_OF_CUTS]


def loss_of_cuts():
    batch = random.choices(marked, k=CUT_LINES // 2) + random.choices(made, k=CUT_LINES // 2)
    lengths = torch.tensor([len(line["ids"]) for line in batch])
    steps = int(lengths.max())
    words = torch.zeros(len(batch), steps, dtype=torch.long)
    marks = torch.zeros(len(batch), steps, MARKS)
    begins = torch.full((len(batch), steps), -1.0)
    for row, line in enumerate(batch):
        words[row, : len(line["ids"])] = torch.from_numpy(line["ids"])
        for gap in line["gaps"]:
            if gap["index"] < len(line["ids"]):
                marks[row, gap["index"]] = torch.tensor(gap["marks"], dtype=torch.float)
                begins[row, gap["index"]] = gap["y"]
    unique, inverse = words.unique(return_inverse=True)
    context = (torch.zeros(len(batch), dtype=torch.long),) + tuple(
        torch.full((len(batch),), UNKNOWN[name]) for name in ("aims", "intents")
    )
    rows, _, _ = net(net.vectors(parts_of[unique]), inverse, lengths, context, None, cuts.mark(marks))
    worths = torch.tensor([WORTHS_OF_CUTS.get(line["author"], WORTH_OF_MARKED) for line in batch])[:, None]
    worths = worths * (begins >= 0) * (1 + (begins > 0))
    errors = F.binary_cross_entropy_with_logits(cuts(rows, marks), begins.clamp(min=0), reduction="none")
    return (errors * worths).sum() / worths.sum()


def read_from(path):
    """Weights as written() stored them; what a label that is new stands for begins at random."""
    file = Path(path).read_bytes()
    (length,) = struct.unpack_from("<I", file)
    header = json.loads(file[4 : 4 + length])
    at = 4 + length
    stored = {}
    for one in header["tensors"]:
        rows, columns = one["rows"], one["columns"]
        scales = np.frombuffer(file, "<f4", rows, at)
        signed = np.frombuffer(file, np.int8, rows * columns, at + 4 * rows).reshape(rows, columns)
        stored[one["name"]] = torch.from_numpy(signed * scales[:, None])
        at += rows * (4 + columns)
    stored["emb.weight"] = stored.pop("words")
    named = {f"out.{task}.{kind}": task for task in sizes for kind in ("weight", "bias")}
    named |= {"sit.weight": "situations", "bef.weight": "aims", "int.weight": "intents"}
    for prefix, module in (("", net), ("cuts.", cuts)):
        for name, own in module.state_dict().items():
            if (found := stored.get(prefix + name)) is None:
                continue
            if own.dim() == 1:
                found = found.reshape(-1)
            if name not in named:
                own.copy_(found[..., : own.shape[-1]].reshape(own.shape) if name != "emb.weight" else F.pad(found, (0, 0, 0, 1)))
                continue
            before = {label: row for row, label in enumerate(header["labels"][named[name]])}
            for row, label in enumerate(labels[named[name]]):
                if label in before:
                    own[row] = found[before[label]]
            if len(own) > len(labels[named[name]]):
                own[-1] = found[-1]


if given.start:
    with torch.no_grad():
        read_from(given.start)
if given.only:
    for name, own in [*net.named_parameters(), *cuts.named_parameters()]:
        own.requires_grad_(name.startswith((f"out.{given.only}.", f"query.{given.only}")))


def measure():
    net.eval()
    counts: dict[tuple[str, str], list[int]] = {}
    with torch.no_grad():
        for order in batches(unseen, False):
            batch = [unseen[at] for at in order]
            read, _, _ = encoded(batch, 0)
            for task in sizes:
                picked = [at for at, line in enumerate(batch) if line["task"] == task]
                if not picked:
                    continue
                best = net.logits(task, *(one[picked] for one in read)).topk(3, -1).indices.tolist()
                for ranked, at in zip(best, picked):
                    count = counts.setdefault((batch[at]["author"], task), [0, 0, 0])
                    count[0] += 1
                    count[1] += ranked[0] in batch[at]["y"]
                    count[2] += any(one in batch[at]["y"] for one in ranked)
    net.train()
    for (author, task), (count, first, three) in sorted(counts.items()):
        print(f"  {author} {task}: {count}, first {100 * first / count:.1f} %, among three {100 * three / count:.1f} %")


def written(path):
    listed, body = [], b""
    of_cuts = {f"cuts.{name}": tensor for name, tensor in cuts.state_dict().items()}
    weights = of_cuts["cuts.f.weight"]
    of_cuts["cuts.f.weight"] = F.pad(weights, (0, -weights.shape[1] % 4))
    for name, tensor in (net.state_dict() | of_cuts).items():
        if name == "mask" or name.startswith("lm."):
            continue
        table = tensor[:BUCKETS] if name == "emb.weight" else tensor
        table = table.reshape(-1, table.shape[-1]).numpy()
        scales = np.abs(table).max(1) / 127
        scales[scales == 0] = 1
        signed = np.clip(np.rint(table / scales[:, None]), -127, 127).astype(np.int8)
        listed.append({"name": "words" if name == "emb.weight" else name, "rows": len(table), "columns": table.shape[1]})
        body += scales.astype("<f4").tobytes() + signed.tobytes()
    header = json.dumps(
        {
            "width": WIDTH,
            "heads": HEADS,
            "layers": LAYERS,
            "reach": REACH,
            "buckets": BUCKETS,
            "labels": labels,
            "tensors": listed,
        },
        ensure_ascii=False,
    ).encode()
    Path(path).write_bytes(struct.pack("<I", len(header)) + header + body)


every = len(batches(lesson, False))
steps = int(every * given.epochs)
start, step = time.time(), 0
net.train()
while step < steps:
    for order in batches(lesson, True):
        if step >= steps:
            break
        done = step / steps
        for group in optimizer.param_groups:
            group["lr"] = given.rate * group["pace"] * min(1, step / 300) * max(0.02, 1 - max(0, done - 0.1) / 0.9)
        batch = [augmented(lesson[at]) for at in order]
        (rows, seen, total), words, masked = encoded(batch, MASKED[bool(given.start) or done >= 0.7])
        asked = masked & (guessed[words] >= 0)
        guesses = F.cross_entropy(net.lm(rows[:, 2:][asked]), guessed[words][asked]) if asked.any() else 0
        guessing = 0 if given.start else 0.3 if done < 0.5 else 0.15
        loss = loss_of(batch, rows, seen, total) + guessing * guesses
        if not given.only:
            loss = loss + CUTS * loss_of_cuts()
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        if step % 500 == 0:
            print(f"{step} of {steps} after {time.time() - start:.0f} s: {float(loss):.3f}", flush=True)
        if step % every == 0:
            measure()
written(given.out)
