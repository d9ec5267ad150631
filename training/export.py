"""Writes the network that ships: python3 export.py --members wide:128 small:96

Each member is a set of trained weights and the side it was trained at; the shipped network averages their logits.
models/garment.onnx takes float RGB 0..255 (n, 3, side, side), with the side of the first member, the normalisation is
inside, and gives the logits of every head (n, classes) under the head's name and the first member's `embedding`
(n, 256). Weights are stored as 16-bit floats and widened when the session starts.
models/garment.json tells the scanner the heads with the order of their classes, the side and the checksum; the
temperatures are kept from the file that is there, and are set by `evaluate.ts --calibrate`.
"""
import argparse
import datetime
import hashlib
import json
import pathlib

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import TensorProto, helper, numpy_helper

from heads import HEADS
from net import MEAN, STD, GarmentNet

HERE = pathlib.Path(__file__).parent
OPSET = 15


class Shipped(torch.nn.Module):
    """The members with their normalisation, from bytes as floats to the mean logits of every head and the first one's embedding."""

    def __init__(self, nets, sides):
        super().__init__()
        self.nets = torch.nn.ModuleList(nets)
        self.sides = sides
        self.register_buffer("mean", MEAN * 255)
        self.register_buffer("std", STD * 255)

    def forward(self, image):
        normal = (image - self.mean) / self.std
        embeddings = []
        for net, side in zip(self.nets, self.sides):
            fitting = normal
            if side != self.sides[0]:
                fitting = F.interpolate(normal, size=(side, side), mode="bilinear", align_corners=False)
            embeddings.append(net.embed(fitting))
        answers = [net.answer(embedding) for net, embedding in zip(self.nets, embeddings)]
        means = [torch.stack([answer[head] for answer in answers]).mean(0) for head in answers[0]]
        return *means, embeddings[0]


def halve_weights(model):
    """Stores every large weight as float16 followed by a cast: half the file, the same speed."""
    kept, casts = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.ndim < 2 or values.size <= 256:
            kept.append(tensor)
            continue
        half = numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}_half")
        kept.append(half)
        casts.append(helper.make_node("Cast", [half.name], [tensor.name], to=TensorProto.FLOAT))
    nodes = list(model.graph.node)
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(casts + nodes)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=pathlib.Path, default=HERE / ".cache")
    parser.add_argument("--models", type=pathlib.Path, default=HERE.parent / "models")
    parser.add_argument("--members", nargs="+", required=True, metavar="WEIGHTS:SIDE")
    options = parser.parse_args()

    heads = {"kind": json.loads((options.cache / "index.json").read_text())["kinds"], **HEADS}
    members = [(name, int(side)) for name, side in (member.split(":") for member in options.members)]
    nets = []
    for name, _ in members:
        net = GarmentNet({head: len(classes) for head, classes in heads.items()})
        net.load_state_dict(torch.load(options.cache / f"{name}.pt"))
        nets.append(net.eval())
    sides = [side for _, side in members]
    shipped = Shipped(nets, sides).eval()
    path = options.models / "garment.onnx"
    names = [*heads, "embedding"]
    torch.onnx.export(
        shipped,
        torch.rand(1, 3, sides[0], sides[0]) * 255,
        path,
        opset_version=OPSET,
        input_names=["image"],
        output_names=names,
        dynamic_axes={name: {0: "n"} for name in ["image", *names]},
        do_constant_folding=True,
    )
    model = onnx.load(path)
    halve_weights(model)
    onnx.checker.check_model(model)
    onnx.save(model, path)

    card = path.with_suffix(".json")
    known = json.loads(card.read_text()) if card.exists() else {}
    content = path.read_bytes()
    facts = {
        "side": sides[0],
        "heads": {
            head: {"classes": classes, "temperature": known.get("heads", {}).get(head, {}).get("temperature", 1)}
            for head, classes in heads.items()
        },
        "sha256": hashlib.sha256(content).hexdigest(),
        "bytes": len(content),
        "exported": datetime.date.today().isoformat(),
    }
    card.write_text(json.dumps(facts, indent=2, ensure_ascii=False) + "\n")
    print(f"{path.name}: {len(content) / 1e6:.2f} MB, sha256 {facts['sha256']}")


if __name__ == "__main__":
    main()
