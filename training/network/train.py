"""Trains the network from the backbone, the cache of prepare.ts and found.py, and the labels of heads.py.

python3 train.py --sides 128:8 160:8 192:8 --close 0 --out first
python3 train.py --start first --seed 1 --sides 192:36 --rate 0.004 --out one
python3 train.py --start one two --seed 3 --sides 224:14 --rate 0.0025 --close 0.3 --out three
The validation photographers appear in the log only; they are never used for training or selection. The weights of the
last epoch are kept.
"""
import argparse
import copy
import json
import math
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F

from augment import augment, mix, views_of
from heads import HEADS, SHARE, targets_of
from net import FROZEN, MEAN, STD, GarmentNet, weights_of
from patterned import GIVEN, Patterns

TRAINING = pathlib.Path(__file__).parent.parent
COMMON = 10
BATCH = 32
SMOOTHING = 0.1
WEIGHT_DECAY = 0.02
# Steps are relative to the norm of the weights, because folded batch norms leave every channel another scale.
RATE = 6e-3
# Learning rate of the first trained backbone layer relative to the heads; linear in between.
SLOWEST = 0.25
# Heads with a target for close-ups.
ASKED_CLOSE = ("pattern", "material", "color")
# Kinds that are never given a pattern.
SHOES = ("sneakers", "boots", "sandals", "heels", "flats", "shoes")
# A mask outside these shares of the photograph counts as failed.
MASKS = (0.05, 0.93)
# Oversampling of rare kinds (0: natural frequency, 1: uniform), until the last 15 % of the epochs.
BALANCE = 0.4
BALANCED_UNTIL = 0.85
EMA_DECAY = 0.999


def load_cache(folder):
    index = json.loads((folder / "index.json").read_text())
    rows, side = index["photographs"], index["side"]
    pixels = np.fromfile(folder / "pixels.bin", np.uint8).reshape(len(rows), side, side, 3)
    pixels = torch.from_numpy(pixels).permute(0, 3, 1, 2).contiguous()
    labels = torch.tensor([row["label"] for row in rows])
    held_out = torch.tensor([row["validation"] for row in rows])
    large = np.memmap(folder / "large.bin", np.uint8, "c").reshape(len(rows), index["large"], index["large"], 3)
    large = torch.from_numpy(large).permute(0, 3, 1, 2)
    masks = torch.from_numpy(np.fromfile(folder / "found.bin", np.uint8)).view(len(rows), side, side)
    area = torch.cat([part.float().mean((1, 2)) for part in masks.split(256)])
    masks[(area < MASKS[0]) | (area > MASKS[1])] = 0
    targets = targets_of(rows, index["kinds"])
    return pixels, large, masks, labels, targets, torch.where(~held_out)[0], torch.where(held_out)[0]


def predict(net, pixels, side):
    """Probabilities for uint8 squares, resized as in production: linear, antialiased."""
    parts = {}
    with torch.no_grad():
        for part in pixels.split(128):
            x = F.interpolate(part.float() / 255, size=(side, side), mode="bilinear", antialias=True)
            for head, logits in net(((x - MEAN) / STD).to(memory_format=torch.channels_last)).items():
                parts.setdefault(head, []).append(F.softmax(logits, 1))
    return {head: torch.cat(part) for head, part in parts.items()}


def accuracy(probabilities, labels, k):
    """Top-k accuracy among the common kinds."""
    known = (labels >= 0) & (labels < COMMON)
    top = probabilities[known, :COMMON].topk(k, 1).indices
    return (top == labels[known, None]).any(1).float().mean().item()


def agreement(probabilities, target):
    """Share of labelled photographs whose likeliest class is the label's maximum."""
    known = target.any(1)
    best = probabilities[known].argmax(1, keepdim=True)
    return (target[known].gather(1, best) >= target[known].max(1, keepdim=True).values).float().mean().item()


def loss_of(logits, targets):
    total = 0.0
    for head, target in targets.items():
        told = target.sum(1, keepdim=True)
        soft = target * (1 - SMOOTHING) + told * SMOOTHING / target.shape[1]
        total = total - SHARE[head] * (soft * F.log_softmax(logits[head].float(), 1)).sum(1).mean()
    return total


def groups_of(net):
    """One parameter group per tensor, with its rate relative to the schedule."""
    groups = []
    depth = len(net.layers) - FROZEN
    for name, weight in net.named_parameters():
        if not weight.requires_grad:
            continue
        layer = int(name.split(".")[1]) - FROZEN if name.startswith("layers.") else depth
        size = weight.detach().pow(2).mean().sqrt().clamp(min=0.02).item()
        scale = size * SLOWEST ** (1 - layer / depth)
        groups.append({"params": [weight], "scale": scale, "weight_decay": WEIGHT_DECAY if weight.ndim > 1 else 0})
    return groups


def with_patterns(patterns, share, batch, close, pixels, large, masks, plain):
    """-> the batch's squares, small and large, some plain garments given a pattern; {index in the batch: its pattern}"""
    squares, near, given = pixels[batch], large[batch], {}
    for at, one in enumerate(batch.tolist()):
        if not plain[one] or np.random.rand() > share:
            continue
        name = np.random.choice(list(GIVEN), p=list(GIVEN.values()))
        source, mask = (near if close[at] else squares), masks[one]
        if close[at]:
            mask = F.interpolate(mask[None, None], size=source.shape[-2:])[0, 0]
        picture = patterns.give(name, source[at], mask)
        if picture is not None:
            source[at] = picture
            given[at] = HEADS["pattern"].index(name)
    return squares, near, given


def update_average(average, net, step):
    decay = min(EMA_DECAY, (1 + step) / (10 + step))
    with torch.no_grad():
        for kept, new in zip(average.state_dict().values(), net.state_dict().values()):
            if kept.dtype.is_floating_point:
                kept.mul_(decay).add_(new, alpha=1 - decay)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=pathlib.Path, default=TRAINING / ".cache")
    parser.add_argument("--sides", nargs="+", default=["128:8", "160:8", "192:8"], metavar="SIDE:EPOCHS")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--floors", type=float, default=0.6, help="share laid on another background")
    parser.add_argument("--close", type=float, default=0.25, help="share that shows the cloth close up")
    parser.add_argument("--mix", type=float, default=0.5, help="share of batches that are mixed")
    parser.add_argument("--least", type=float, default=0.35, help="smallest share of a photograph that a view shows")
    parser.add_argument("--erase", type=float, default=0.3, help="share of views of which a part is erased")
    parser.add_argument("--given", type=float, default=0.0, help="share of plain garments that are given a pattern")
    parser.add_argument("--start", nargs="+", help="goes on from the mean of these runs instead of the backbone alone")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", required=True, help="goes on from where a run of this name was cut off")
    options = parser.parse_args()

    torch.set_flush_denormal(True)
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    pixels, large, masks, labels, targets, train, held_out = load_cache(options.cache)
    net = GarmentNet({head: target.shape[1] for head, target in targets.items()})
    if options.start:
        net.load_state_dict(weights_of(options.cache, options.start))
    else:
        net.load_state_dict(torch.load(options.cache / "backbone.pt"), strict=False)
    net.layers[:FROZEN].requires_grad_(False)
    net = net.to(memory_format=torch.channels_last)
    average = copy.deepcopy(net).eval()
    size = sum(p.numel() for p in net.parameters()) / 1e6
    print(f"{size:.2f} M parameters, {len(train)} photographs, options {vars(options)}", flush=True)

    pattern = targets["pattern"].argmax(1)
    patterns = Patterns(pixels, masks, [HEADS["pattern"][at] for at in pattern.tolist()], train)
    plain = (pattern == 0) & targets["pattern"].any(1) & masks.flatten(1).any(1)
    plain &= ~targets["finer"][:, [HEADS["finer"].index(kind) for kind in SHOES]].any(1)
    optimizer = torch.optim.AdamW(groups_of(net), lr=options.rate)
    # A photograph is weighted by the rarer of its two names.
    rarity = lambda head: targets[head][train] @ (1 / targets[head][train].sum(0).clamp(min=10))
    leaning = torch.maximum(rarity("kind"), rarity("finer")).clamp(min=1e-4) ** BALANCE
    steps = len(train) // BATCH
    sides = [int(side) for side, count in (part.split(":") for part in options.sides) for _ in range(int(count))]
    step, first, started = 0, 0, time.time()
    kept = options.cache / f"{options.out}.run.pt"
    if kept.exists():
        state = torch.load(kept)
        net.load_state_dict(state["net"])
        average.load_state_dict(state["average"])
        optimizer.load_state_dict(state["optimizer"])
        step, first = state["step"], state["epoch"]
    for epoch in range(first, len(sides)):
        net.train()
        if epoch < len(sides) * BALANCED_UNTIL:
            order = train[torch.multinomial(leaning, steps * BATCH, replacement=True)]
        else:
            order = train[torch.randperm(len(train))]
        total = 0.0
        for index in range(steps):
            batch = order[index * BATCH : (index + 1) * BATCH]
            warm = min(1, step / steps)
            rate = options.rate * warm * 0.5 * (1 + math.cos(math.pi * step / (len(sides) * steps))) + 1e-5
            for group in optimizer.param_groups:
                group["lr"] = rate * group["scale"]
            pool = pixels[train[torch.randint(len(train), (BATCH,))]]
            close = torch.rand(BATCH) < options.close
            squares, near, given = with_patterns(patterns, options.given, batch, close, pixels, large, masks, plain)
            views = views_of(squares, near, masks[batch], pool, sides[epoch], close, options.floors, options.least)
            x, true_colour = augment(views, options.erase)
            wanted = {head: target[batch] for head, target in targets.items()}
            wanted["color"] = wanted["color"] * true_colour[:, None]
            for at, name in given.items():
                wanted["pattern"][at] = F.one_hot(torch.tensor(name), len(HEADS["pattern"])).float()
                wanted["color"][at] = 0
            for head in wanted.keys() - set(ASKED_CLOSE):
                wanted[head] = wanted[head] * ~close[:, None]
            if np.random.rand() < options.mix:
                x, wanted = mix(x, wanted)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = net(x.to(memory_format=torch.channels_last))
            loss = loss_of(logits, wanted)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            step += 1
            total += loss.item()
            update_average(average, net, step)
            if index in (20, 60):
                print(f"  {index} of {steps}: loss {total / (index + 1):.3f} wall {time.time() - started:.0f} s", flush=True)
        state = {"net": net.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save({**state, "step": step, "epoch": epoch + 1}, kept)
        torch.save(average.state_dict(), options.cache / f"{options.out}.pt")
        cpu, wall = time.process_time(), time.time() - started
        print(f"epoch {epoch + 1} side {sides[epoch]} loss {total / steps:.3f} cpu {cpu:.0f} s wall {wall:.0f} s", flush=True)
        if epoch % 4 == 3 or epoch == len(sides) - 1:
            seen = predict(average, pixels[held_out], sides[epoch])
            top1, top3 = (accuracy(seen["kind"], labels[held_out], k) for k in (1, 3))
            shares = {head: round(agreement(seen[head], targets[head][held_out]), 3) for head in targets}
            print(f"  held-out top-1 {top1:.3f} top-3 {top3:.3f}", shares, flush=True)


if __name__ == "__main__":
    main()
